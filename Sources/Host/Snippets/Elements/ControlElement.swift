// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// A control around its label; what a press runs is left to the surface.
package struct ControlElement {
    package enum Kind {
        case button(style: ButtonStyleValue, role: ButtonNode.Role?)
        case toggle(isOn: Bool)
        case link(address: String?)
    }
    package var kind: Kind
    package var action: ActionReference?
    package var isEnabled: Bool
    package var tint: ColorValue
}

/// A bar or ring; a nil fraction is work without a known end.
package struct ProgressElement {
    package var fraction: Double?
    package var isCircular: Bool
    package var tint: ColorValue
    /// The room it likes best; a bar takes all the width it is offered.
    package var idealSize: Size
}
