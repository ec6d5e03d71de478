// SPDX-License-Identifier: Apache-2.0

/// An action that starts a live activity; App Intents, iOS 17.
@_alwaysEmitConformanceMetadata
public protocol LiveActivityIntent: SystemIntent {}
