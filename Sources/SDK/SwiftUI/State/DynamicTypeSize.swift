// SPDX-License-Identifier: Apache-2.0

/// The size of text that the person chose; SwiftUI, since iOS 15.
public enum DynamicTypeSize: Comparable, CaseIterable, Sendable, Hashable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    /// Whether it is one of the sizes for people who see little.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
