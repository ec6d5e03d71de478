// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema

extension LayoutEngine {
    /// Elements with one child that decides their size.
    func measureWrapper(_ element: Element, _ proposal: Proposal) throws -> Extent {
        switch element.content {
        case .padding(let insets, let child):
            let extent = try measure(child, Self.inset(proposal, by: insets))
            return Extent(
                size: Size(
                    width: max(extent.size.width + insets.horizontal, 0),
                    height: max(extent.size.height + insets.vertical, 0)),
                firstBaseline: extent.firstBaseline + insets.top, lastBaseline: extent.lastBaseline + insets.top)
        case .frame(let frame, let child):
            return try measure(frame, around: child, proposal)
        case .fixedSize(let horizontal, let vertical, let child):
            return try measure(child, Self.unfixed(proposal, horizontal: horizontal, vertical: vertical))
        case .aspectRatio(let ratio, let mode, let child):
            return try measure(child, try fitted(proposal, ratio: ratio, mode: mode, child: child))
        case .window(let minimum, let maximum, let child, _):
            let room = try window(minimum, maximum, child, proposal)
            let extent = try measure(child, room.proposal)
            let top = room.isCut ? 0 : (room.height - extent.size.height) / 2
            return Extent(
                size: Size(width: extent.size.width, height: room.height), firstBaseline: extent.firstBaseline + top,
                lastBaseline: extent.lastBaseline + top)
        case .priority(_, let child), .offset(_, _, let child), .layered(let child, _, _, _), .effect(_, let child),
            .control(_, let child):
            return try measure(child, proposal)
        default:
            return Extent(.zero)
        }
    }

    /// The height of a window, whether its child is higher, and what the child is offered.
    func window(
        _ minimum: Double, _ maximum: Double, _ child: Element, _ proposal: Proposal
    ) throws -> (height: Double, isCut: Bool, proposal: Proposal) {
        let free = Proposal(width: proposal.width)
        let ideal = try measure(child, free).size.height
        if ideal > maximum { return (maximum, true, free) }
        let height = max(ideal, minimum)
        return (height, false, Proposal(width: proposal.width, height: height))
    }

    static func inset(_ proposal: Proposal, by insets: Insets) -> Proposal {
        Proposal(
            width: proposal.width.map { max($0 - insets.horizontal, 0) },
            height: proposal.height.map { max($0 - insets.vertical, 0) })
    }

    static func unfixed(_ proposal: Proposal, horizontal: Bool, vertical: Bool) -> Proposal {
        Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    // MARK: Frames

    private func measure(_ frame: FrameValue, around child: Element, _ proposal: Proposal) throws -> Extent {
        let inner = Self.childProposal(of: frame, proposal)
        let extent = try measure(child, inner)
        let size = Size(
            width: Self.length(
                fixed: frame.width, minimum: frame.minimumWidth, maximum: frame.maximumWidth, offered: proposal.width,
                child: extent.size.width),
            height: Self.length(
                fixed: frame.height, minimum: frame.minimumHeight, maximum: frame.maximumHeight,
                offered: proposal.height, child: extent.size.height))
        let top = Self.offset(of: extent, in: Extent(size), frame.alignment.vertical)
        return Extent(
            size: size, firstBaseline: extent.firstBaseline + top, lastBaseline: extent.lastBaseline + top)
    }

    static func childProposal(of frame: FrameValue, _ proposal: Proposal) -> Proposal {
        func length(_ fixed: Double?, _ minimum: Double?, _ maximum: Double?, _ offered: Double?) -> Double? {
            if let fixed { return fixed }
            guard var length = offered else { return nil }
            if let maximum { length = min(length, maximum) }
            if let minimum { length = max(length, minimum) }
            return length
        }
        return Proposal(
            width: length(frame.width, frame.minimumWidth, frame.maximumWidth, proposal.width),
            height: length(frame.height, frame.minimumHeight, frame.maximumHeight, proposal.height))
    }

    /// A flexible frame takes what it is offered between its bounds; the child stands in for a bound not given.
    private static func length(
        fixed: Double?, minimum: Double?, maximum: Double?, offered: Double?, child: Double
    ) -> Double {
        if let fixed { return fixed }
        if minimum == nil && maximum == nil { return child }
        let lower = minimum ?? min(child, maximum ?? child)
        let upper = max(maximum ?? max(child, lower), lower)
        return min(max(offered ?? child, lower), upper)
    }

    // MARK: Aspect ratio

    func fitted(
        _ proposal: Proposal, ratio: Double?, mode: ContentModeValue, child: Element
    ) throws -> Proposal {
        var ratio = ratio
        if ratio == nil {
            let ideal = try measure(child, .unspecified).size
            ratio = ideal.height > 0 ? ideal.width / ideal.height : nil
        }
        guard let ratio, ratio > 0 else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        case (let width?, nil): return Proposal(width: width, height: width / ratio)
        case (nil, let height?): return Proposal(width: height * ratio, height: height)
        case (let width?, let height?):
            let isWidthDecisive = mode == .fit ? width / ratio <= height : width / ratio >= height
            return isWidthDecisive
                ? Proposal(width: width, height: width / ratio) : Proposal(width: height * ratio, height: height)
        }
    }
}
