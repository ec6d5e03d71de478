// SPDX-License-Identifier: Apache-2.0

/// An action that records sound; App Intents, iOS 18.
@_alwaysEmitConformanceMetadata
public protocol AudioRecordingIntent: SystemIntent {}
