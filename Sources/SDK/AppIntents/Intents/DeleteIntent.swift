// SPDX-License-Identifier: Apache-2.0

/// An action that removes things; App Intents, iOS 16.
@_alwaysEmitConformanceMetadata
public protocol DeleteIntent: SystemIntent {
    /// What can be deleted.
    associatedtype Entity: AppEntity

    /// The entities to delete; a `@Parameter`.
    var entities: [Entity] { get }
}

extension DeleteIntent {
    public static var _removesThings: Bool { true }
}
