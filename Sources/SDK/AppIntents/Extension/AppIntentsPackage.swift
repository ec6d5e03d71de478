// SPDX-License-Identifier: Apache-2.0

/// A library with intents of its own; App Intents, iOS 17. Intents of all linked code are found without it.
public protocol AppIntentsPackage {
    /// Other packages whose intents belong to this one.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
