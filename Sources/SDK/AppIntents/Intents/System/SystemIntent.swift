// SPDX-License-Identifier: Apache-2.0

/// An action of a kind that the system knows; App Intents, iOS 16.
@_alwaysEmitConformanceMetadata
public protocol SystemIntent: AppIntent {}
