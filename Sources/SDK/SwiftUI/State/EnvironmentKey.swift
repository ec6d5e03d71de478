// SPDX-License-Identifier: Apache-2.0

/// A key of an author's own environment value; SwiftUI, since iOS 13.
public protocol EnvironmentKey {
    /// What the key finds.
    associatedtype Value

    /// What a view reads where nobody set the value.
    static var defaultValue: Value { get }
}
