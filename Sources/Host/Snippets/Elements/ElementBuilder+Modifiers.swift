// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema

extension ElementBuilder {
    func modified(
        _ node: SnippetNode, _ modifier: SnippetModifier, _ around: Surroundings, depth: Int
    ) throws -> [Element] {
        if let inner = surroundings(around, changedBy: modifier) { return try build(node, inner, depth: depth) }
        // A modifier on a group is one on each of its views.
        return try build(node, around, depth: depth).map {
            try wrapped($0, in: modifier, around, depth: depth)
        }
    }

    /// What the views inside see; nil where the modifier is about the view itself.
    private func surroundings(_ around: Surroundings, changedBy modifier: SnippetModifier) -> Surroundings? {
        var inner = around
        switch modifier {
        case .foreground(let color): inner.foreground = color
        case .tint(let color): inner.tint = color
        case .textStyle(let style): inner.style = around.style.overlaid(by: style)
        case .lineLimit(let limit): inner.lineLimit = limit.map { min(max($0, 1), 10_000) }
        case .lineSpacing(let spacing): inner.lineSpacing = max(medium.length(spacing, .vertical), 0)
        case .multilineTextAlignment(let alignment): inner.alignment = alignment
        case .truncation(let truncation): inner.truncation = truncation
        case .minimumScaleFactor(let factor): inner.minimumScale = factor.isNaN ? 1 : min(max(factor, 0.1), 1)
        case .textCase(let textCase): inner.textCase = textCase
        case .imageScale(let scale): inner.imageScale = scale
        case .buttonStyle(let style): inner.buttonStyle = style
        case .labelStyle(let style): inner.labelStyle = style
        case .disabled(let isDisabled): inner.isEnabled = around.isEnabled && !isDisabled
        default: return nil
        }
        return inner
    }

    private func wrapped(
        _ child: Element, in modifier: SnippetModifier, _ around: Surroundings, depth: Int
    ) throws -> Element {
        switch modifier {
        case .padding(let edges, let length): return Element(.padding(insets(edges, length), child))
        case .frame(let frame): return self.frame(frame, around: child)
        case .fixedSize(let horizontal, let vertical):
            return Element(.fixedSize(horizontal: horizontal, vertical: vertical, child))
        case .layoutPriority(let priority): return Element(.priority(priority.isNaN ? 0 : priority, child))
        case .offset(let x, let y):
            return Element(.offset(x: medium.length(x, .horizontal), y: medium.length(y, .vertical), child))
        case .aspectRatio(let ratio, let mode): return aspectRatio(ratio, mode, child)
        case .window(let minimum, let maximum): return window(minimum, maximum, child)
        case .background(let node, let alignment), .overlay(let node, let alignment):
            var inner = around
            inner.axis = nil
            let layers = try build(node, inner, depth: depth)
            let other = layers.count == 1 ? layers[0] : stack(.depth, alignment, spacing: nil, layers)
            let isInFront = if case .overlay = modifier { true } else { false }
            return Element(.layered(child, with: other, alignment: alignment, isInFront: isInFront))
        default: return effect(modifier, child)
        }
    }

    private func effect(_ modifier: SnippetModifier, _ child: Element) -> Element {
        func plain(_ value: Double, or other: Double, within bound: Double) -> Double {
            value.isNaN ? other : min(max(value, -bound), bound)
        }
        let effect: Effect
        switch modifier {
        case .border(let color, let width):
            effect = .border(color, width: max(plain(width, or: 1, within: SnippetLimits.length), 0))
        case .clip(let kind): effect = .clip(bounded(kind))
        case .opacity(let opacity): effect = .opacity(Palette.fraction(opacity))
        case .hidden: effect = .hidden
        case .shadow(let color, let radius, let x, let y):
            effect = .shadow(
                color, radius: max(plain(radius, or: 0, within: 64), 0), x: medium.length(x, .horizontal),
                y: medium.length(y, .vertical))
        case .scale(let x, let y): effect = .scale(x: plain(x, or: 1, within: 100), y: plain(y, or: 1, within: 100))
        case .rotation(let degrees):
            effect = .rotation(degrees: degrees.isFinite ? degrees.remainder(dividingBy: 360) : 0)
        case .accessibilityLabel(let label): effect = .accessibilityLabel(label)
        case .accessibilityHidden(let isHidden) where isHidden: effect = .accessibilityHidden
        default: return child
        }
        return Element(.effect(effect, child))
    }

    private func insets(_ edges: EdgeSetValue, _ length: Double?) -> Insets {
        func inset(_ edge: EdgeSetValue, _ axis: Axis) -> Double {
            guard edges.contains(edge) else { return 0 }
            return length.map { medium.length($0, axis) } ?? medium.padding(axis)
        }
        return Insets(
            top: inset(.top, .vertical), leading: inset(.leading, .horizontal), bottom: inset(.bottom, .vertical),
            trailing: inset(.trailing, .horizontal))
    }

    private func frame(_ frame: FrameValue, around child: Element) -> Element {
        var bounded = frame
        bounded.width = frame.width.map { max(medium.length($0, .horizontal), 0) }
        bounded.height = frame.height.map { max(medium.length($0, .vertical), 0) }
        bounded.minimumWidth = frame.minimumWidth.map { max(medium.length($0, .horizontal), 0) }
        bounded.minimumHeight = frame.minimumHeight.map { max(medium.length($0, .vertical), 0) }
        bounded.maximumWidth = medium.bound(frame.maximumWidth, .horizontal)
        bounded.maximumHeight = medium.bound(frame.maximumHeight, .vertical)
        if medium.isCells && child.isImage {
            // A glyph cannot fill the frame of a picture, and would stand lost in it.
            bounded.width = nil
            bounded.height = nil
            bounded.minimumWidth = nil
            bounded.minimumHeight = nil
        }
        return Element(.frame(bounded, child))
    }

    private func aspectRatio(_ ratio: Double?, _ mode: ContentModeValue, _ child: Element) -> Element {
        let usable = ratio.flatMap { $0.isFinite && $0 > 0 ? min(max($0, 0.001), 1_000) : nil }
        // A cell is twice as high as it is wide.
        return Element(.aspectRatio(medium.isCells ? usable.map { $0 * 2 } : usable, mode, child))
    }
}
