// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema
internal import Graphics

extension ElementBuilder {
    func button(_ button: ButtonNode, _ around: Surroundings, depth: Int) throws -> Element {
        let tint = button.role == .destructive ? ColorValue.named("red", opacity: 1) : around.tintColor
        let style = around.buttonStyle == .automatic ? ButtonStyleValue.bordered : around.buttonStyle
        var inner = around
        inner.axis = nil
        if style == .borderedProminent {
            inner.foreground = .named("white", opacity: 1)
        } else if style != .plain {
            inner.foreground = tint
        }
        if style != .plain, inner.style.font == nil, inner.style.weight == nil { inner.style.weight = .medium }
        if medium.isCells { inner.foreground = style == .plain ? around.foreground : tint }
        let label = try single([button.label], inner, depth: depth)
        let control = ControlElement(
            kind: .button(style: style, role: button.role), action: button.action, isEnabled: around.isEnabled,
            tint: style == .borderedProminent ? prominent(tint) : tint)
        return Element(.control(control, enabled(around, dressed(label, style, inner, tint: tint))))
    }

    /// The look of a button where the medium has none of its own.
    private func dressed(
        _ label: Element, _ style: ButtonStyleValue, _ around: Surroundings, tint: ColorValue
    ) -> Element {
        switch medium {
        case .web: return label
        case .cells:
            func bracket(_ text: String) -> Element { Element(.text(element(of: TextNode(text), around))) }
            return stack(.horizontal, .center, spacing: 0, [bracket("[ "), label, bracket(" ]")])
        case .picture:
            guard style == .bordered || style == .borderedProminent else { return label }
            let isProminent = style == .borderedProminent
            let fill = isProminent ? prominent(tint) : tint.faded(0.16)
            let padded = Element(.padding(Insets(top: 7, leading: 16, bottom: 7, trailing: 16), label))
            return Element(
                .layered(padded, with: capsule(fill), alignment: .center, isInFront: false))
        }
    }

    /// White text is read on the light scheme's colours in both schemes.
    private func prominent(_ tint: ColorValue) -> ColorValue {
        guard case .named(let name, let opacity) = tint, Palette.isKnown(name) else { return tint }
        let colour = Palette.colour(name, .light)
        return .rgb(red: colour.red, green: colour.green, blue: colour.blue, opacity: opacity)
    }
}
