// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema
internal import Graphics

extension ElementBuilder {
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
}
