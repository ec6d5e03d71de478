// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema

extension LayoutEngine {
    /// A container's size, and where each child stands in it.
    struct Arrangement {
        struct Child {
            var x: Double
            var y: Double
            var proposal: Proposal
            var extent: Extent
        }
        var extent: Extent
        var children: [Child]
    }

    /// A row or column: the least flexible child of the highest priority chooses first, the rest share what is left.
    /// - Parameter spacing: The distance after each child but the last.
    func stack(
        _ axis: Axis, _ alignment: AlignmentValue, _ spacing: [Double], _ children: [Element], _ proposal: Proposal
    ) throws -> Arrangement {
        guard !children.isEmpty else { return Arrangement(extent: Extent(.zero), children: []) }
        var lengths = [Double?](repeating: nil, count: children.count)
        if let available = proposal[axis] {
            lengths = try share(max(available - spacing.reduce(0, +), 0), among: children, axis, proposal)
        }
        var placed: [Arrangement.Child] = []
        var position = 0.0
        for (index, child) in children.enumerated() {
            var offered = proposal
            offered[axis] = lengths[index]
            let extent = try measure(child, offered)
            let isRow = axis == .horizontal
            placed.append(
                Arrangement.Child(x: isRow ? position : 0, y: isRow ? 0 : position, proposal: offered, extent: extent))
            position += extent.size[axis] + (index < spacing.count ? spacing[index] : 0)
        }
        return Self.aligned(placed, axis: axis, length: position, alignment)
    }

    /// Children on top of each other, each offered the whole room.
    func layers(_ children: [Element], alignment: AlignmentValue, _ proposal: Proposal) throws -> Arrangement {
        var placed: [Arrangement.Child] = []
        for child in children {
            placed.append(
                Arrangement.Child(x: 0, y: 0, proposal: proposal, extent: try measure(child, proposal)))
        }
        let column = Self.aligned(placed, axis: .vertical, length: 0, alignment)
        let both = Self.aligned(
            column.children, axis: .horizontal, length: column.extent.size.width, alignment)
        return Arrangement(extent: both.extent, children: both.children)
    }

    private func share(
        _ available: Double, among children: [Element], _ axis: Axis, _ proposal: Proposal
    ) throws -> [Double?] {
        struct Flexibility {
            var index: Int
            var priority: Double
            var minimum: Double
            var range: Double
        }
        func length(_ child: Element, offered: Double) throws -> Double {
            var room = proposal
            room[axis] = offered
            return try measure(child, room).size[axis]
        }
        var flexibilities: [Flexibility] = []
        for (index, child) in children.enumerated() {
            let minimum = try length(child, offered: 0)
            let maximum = try length(child, offered: Self.unbounded)
            flexibilities.append(
                Flexibility(
                    index: index, priority: Self.priority(of: child), minimum: minimum, range: maximum - minimum))
        }
        var lengths = [Double?](repeating: nil, count: children.count)
        var remaining = available - flexibilities.reduce(0) { $0 + $1.minimum }
        for priority in Set(flexibilities.map(\.priority)).sorted(by: >) {
            let group = flexibilities.filter { $0.priority == priority }.sorted {
                ($0.range, $0.index) < ($1.range, $1.index)
            }
            // The minima of this group go back into the pot; those of lower groups stay reserved.
            remaining += group.reduce(0) { $0 + $1.minimum }
            for (order, member) in group.enumerated() {
                let offered = max(remaining, 0) / Double(group.count - order)
                lengths[member.index] = offered
                remaining -= try length(children[member.index], offered: offered)
            }
        }
        return lengths
    }

    private static func priority(of element: Element) -> Double {
        switch element.content {
        case .priority(let priority, _): priority
        // A spacer gives way to everything that has something to show.
        case .spacer: -.greatestFiniteMagnitude
        case .effect(_, let child), .offset(_, _, let child), .layered(let child, _, _, _): Self.priority(of: child)
        default: 0
        }
    }

    /// Moves the children across the axis so that their guides meet, and the topmost or leftmost to zero.
    private static func aligned(
        _ children: [Arrangement.Child], axis: Axis, length: Double, _ alignment: AlignmentValue
    ) -> Arrangement {
        var children = children
        let isRow = axis == .horizontal
        func guide(_ extent: Extent) -> Double {
            isRow ? verticalGuide(extent, alignment.vertical) : horizontalGuide(extent, alignment.horizontal)
        }
        let above = children.map { guide($0.extent) }.max() ?? 0
        let below = children.map { $0.extent.size[axis.crossing] - guide($0.extent) }.max() ?? 0
        for index in children.indices {
            let distance = above - guide(children[index].extent)
            if isRow { children[index].y = distance } else { children[index].x = distance }
        }
        var size = Size.zero
        size[axis] = length
        size[axis.crossing] = above + below
        let first = children.first.map { $0.y + $0.extent.firstBaseline } ?? size.height
        let last = children.last.map { $0.y + $0.extent.lastBaseline } ?? size.height
        return Arrangement(
            extent: Extent(size: size, firstBaseline: first, lastBaseline: last), children: children)
    }

    static func horizontalGuide(_ extent: Extent, _ alignment: AlignmentValue.Horizontal) -> Double {
        switch alignment {
        case .leading: 0
        case .center: extent.size.width / 2
        case .trailing: extent.size.width
        }
    }

    static func verticalGuide(_ extent: Extent, _ alignment: AlignmentValue.Vertical) -> Double {
        switch alignment {
        case .top: 0
        case .center: extent.size.height / 2
        case .bottom: extent.size.height
        case .firstTextBaseline: extent.firstBaseline
        case .lastTextBaseline: extent.lastBaseline
        }
    }

    static func offset(of child: Extent, in parent: Extent, _ alignment: AlignmentValue.Vertical) -> Double {
        verticalGuide(parent, alignment) - verticalGuide(child, alignment)
    }

    static func offset(of child: Extent, in parent: Extent, _ alignment: AlignmentValue.Horizontal) -> Double {
        horizontalGuide(parent, alignment) - horizontalGuide(child, alignment)
    }
}
