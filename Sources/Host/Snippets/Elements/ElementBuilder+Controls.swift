// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema
internal import Graphics

extension ElementBuilder {
    func label(_ title: SnippetNode, _ icon: SnippetNode, _ around: Surroundings, depth: Int) throws -> Element {
        switch around.labelStyle {
        case .titleOnly: return try single([title], around, depth: depth)
        case .iconOnly: return try single([icon], around, depth: depth)
        case .automatic, .titleAndIcon:
            let alignment = AlignmentValue(vertical: .firstTextBaseline)
            let parts = [try single([icon], around, depth: depth), try single([title], around, depth: depth)]
            return stack(.horizontal, alignment, spacing: 8, parts)
        }
    }

    // MARK: Buttons

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

    // MARK: Toggles

    func toggle(_ toggle: ToggleNode, _ around: Surroundings, depth: Int) throws -> Element {
        var inner = around
        inner.axis = nil
        let label = try single([toggle.label], inner, depth: depth)
        let tint = around.tint ?? .named("green", opacity: 1)
        let control = ControlElement(
            kind: .toggle(isOn: toggle.isOn), action: toggle.action, isEnabled: around.isEnabled, tint: tint)
        let look: Element
        if medium == .web {
            look = label
        } else {
            let spacer = Element(.spacer(axis: .horizontal, minimum: medium.spacing(.horizontal)))
            look = stack(
                .horizontal, .center, spacing: nil, [label, spacer, knob(toggle.isOn, tint, around)])
        }
        return Element(.control(control, enabled(around, look)))
    }

    private func knob(_ isOn: Bool, _ tint: ColorValue, _ around: Surroundings) -> Element {
        if case .cells(let glyphs) = medium {
            var inner = around
            inner.foreground = isOn ? tint : .named("secondary", opacity: 1)
            let text =
                switch glyphs {
                case .unicode: isOn ? "(━●)" : "(●━)"
                case .ascii: isOn ? "[x]" : "[ ]"
                }
            return Element(.text(element(of: TextNode(text), inner)))
        }
        let circle = Element(
            .shape(.circle, fill: .named("white", opacity: 1), stroke: nil))
        let padded = Element(.padding(Insets(top: 2, leading: 2, bottom: 2, trailing: 2), circle))
        let frame = FrameValue(
            width: 46, height: 28, alignment: AlignmentValue(horizontal: isOn ? .trailing : .leading))
        let track = capsule(isOn ? tint : .named(Palette.track, opacity: 1))
        return Element(
            .layered(Element(.frame(frame, padded)), with: track, alignment: .center, isInFront: false))
    }

    // MARK: Progress

    func progress(_ progress: ProgressNode, _ around: Surroundings, depth: Int) throws -> Element {
        let fraction = progress.fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
        let isCircular = progress.isCircular || (progress.fraction == nil && !medium.isCells)
        let ideal: Size =
            switch (medium.isCells, isCircular) {
            case (true, false): Size(width: 24, height: 1)
            case (true, true): Size(width: fraction == nil ? 3 : 4, height: 1)
            case (false, false): Size(width: 160, height: 6)
            case (false, true): Size(width: 24, height: 24)
            }
        let gauge = Element(
            .progress(
                ProgressElement(
                    fraction: fraction, isCircular: isCircular, tint: around.tintColor, idealSize: ideal)))
        var inner = around
        inner.axis = .vertical
        let title = try progress.label.map { try single([$0], inner, depth: depth) }
        inner.foreground = .named("secondary", opacity: 1)
        inner.style.font = inner.style.font ?? FontValue(textStyle: .footnote)
        let value = try progress.valueLabel.map { try single([$0], inner, depth: depth) }
        let parts = (isCircular ? [gauge, title, value] : [title, gauge, value]).compactMap { $0 }
        guard parts.count > 1 else { return gauge }
        return stack(
            .vertical, AlignmentValue(horizontal: isCircular ? .center : .leading), spacing: 6, parts)
    }

    // MARK: Links

    func link(_ link: LinkNode, _ around: Surroundings, depth: Int) throws -> Element {
        var inner = around
        inner.foreground = around.tintColor
        if medium.isCells { inner.style.isUnderlined = true }
        let control = ControlElement(
            kind: .link(address: LinkAddress.allowed(link.url)), action: nil, isEnabled: around.isEnabled,
            tint: around.tintColor)
        return Element(.control(control, try single([link.label], inner, depth: depth)))
    }

    // MARK: Parts

    private func capsule(_ fill: ColorValue) -> Element {
        Element(.shape(.capsule, fill: fill, stroke: nil))
    }

    private func enabled(_ around: Surroundings, _ element: Element) -> Element {
        around.isEnabled || medium == .web ? element : Element(.effect(.opacity(0.4), element))
    }
}

extension ColorValue {
    func faded(_ factor: Double) -> ColorValue {
        switch self {
        case .named(let name, let opacity): .named(name, opacity: opacity * factor)
        case .rgb(let red, let green, let blue, let opacity):
            .rgb(red: red, green: green, blue: blue, opacity: opacity * factor)
        }
    }
}
