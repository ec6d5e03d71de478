// SPDX-License-Identifier: Apache-2.0

/// An action that plays sound; App Intents, iOS 17.
@_alwaysEmitConformanceMetadata
public protocol AudioPlaybackIntent: SystemIntent {}
