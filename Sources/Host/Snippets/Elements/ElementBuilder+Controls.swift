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

    func capsule(_ fill: ColorValue) -> Element {
        Element(.shape(.capsule, fill: fill, stroke: nil))
    }

    func enabled(_ around: Surroundings, _ element: Element) -> Element {
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
