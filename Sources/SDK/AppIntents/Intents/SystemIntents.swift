// SPDX-License-Identifier: Apache-2.0

/// An action of a kind that the system knows; App Intents, iOS 16.
@_alwaysEmitConformanceMetadata
public protocol SystemIntent: AppIntent {}

/// An action that plays sound; App Intents, iOS 17.
@_alwaysEmitConformanceMetadata
public protocol AudioPlaybackIntent: SystemIntent {}

/// An action that records sound; App Intents, iOS 18.
@_alwaysEmitConformanceMetadata
public protocol AudioRecordingIntent: SystemIntent {}

/// An action that starts a live activity; App Intents, iOS 17.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityIntent: SystemIntent {}
