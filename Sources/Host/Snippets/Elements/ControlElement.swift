// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema

/// A control around its label; what a press runs is left to the surface.
struct ControlElement {
    enum Kind {
        case button(style: ButtonStyleValue, role: ButtonNode.Role?)
        case toggle(isOn: Bool)
        case link(address: String?)
    }
    var kind: Kind
    var action: ActionReference?
    var isEnabled: Bool
    var tint: ColorValue
}

/// A bar or ring; a nil fraction is work without a known end.
struct ProgressElement {
    var fraction: Double?
    var isCircular: Bool
    var tint: ColorValue
    /// The room it likes best; a bar takes all the width it is offered.
    var idealSize: Size
}
