// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// What a button is for, which its look tells; SwiftUI, since iOS 15.
public struct ButtonRole: Sendable, Equatable {
    let value: ButtonNode.Role

    /// Takes something away; drawn in a warning colour.
    public static let destructive: ButtonRole = ButtonRole(value: .destructive)
    /// Leaves everything as it was.
    public static let cancel: ButtonRole = ButtonRole(value: .cancel)
    /// Agrees.
    public static let confirm: ButtonRole = ButtonRole(value: .confirm)
    /// Puts the view away.
    public static let close: ButtonRole = ButtonRole(value: .close)
}
