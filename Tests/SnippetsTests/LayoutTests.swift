// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Testing

@testable import Snippets

/// A tree in a room of 200 by any height, and the frames that its leaves get, in the order of drawing.
struct LayoutCase: CustomTestStringConvertible {
    var name: String
    var node: SnippetNode
    var width: Double? = 200
    var height: Double?
    var size: Size
    var leaves: [Rect]
    var testDescription: String { name }
}

private func leaf(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
}

struct LayoutTests {
    static let cases: [LayoutCase] = [
        LayoutCase(
            name: "text takes what it needs", node: text("abc"), size: Size(width: 30, height: 20),
            leaves: [leaf(0, 0, 30, 20)]),
        LayoutCase(
            name: "text wraps", node: text("abcdefghijklmnopqrstuvwxyz"), size: Size(width: 200, height: 40),
            leaves: [leaf(0, 0, 200, 40)]),
        LayoutCase(
            name: "centred text has lines of one length",
            node: text("abcdefghijklmnopqrstuvwxyz").modifier(.multilineTextAlignment(.center)),
            size: Size(width: 130, height: 40), leaves: [leaf(0, 0, 130, 40)]),
        LayoutCase(
            name: "centred text as long as its room stays",
            node: text("abcdefghijklmnopqrst").modifier(.multilineTextAlignment(.center)),
            size: Size(width: 200, height: 20), leaves: [leaf(0, 0, 200, 20)]),
        LayoutCase(
            name: "line limit", node: text("abcdefghijklmnopqrstuvwxyz").modifier(.lineLimit(1)),
            size: Size(width: 200, height: 20), leaves: [leaf(0, 0, 200, 20)]),
        LayoutCase(
            name: "column centres", node: column(text("abcd"), text("ab")), size: Size(width: 40, height: 40),
            leaves: [leaf(0, 0, 40, 20), leaf(10, 20, 20, 20)]),
        LayoutCase(
            name: "column leads, with spacing", node: column(align: .leading, spacing: 5, text("abcd"), text("ab")),
            size: Size(width: 40, height: 45), leaves: [leaf(0, 0, 40, 20), leaf(0, 25, 20, 20)]),
        LayoutCase(
            name: "default spacing", node: row(spacing: nil, text("a"), text("b")), size: Size(width: 28, height: 20),
            leaves: [leaf(0, 0, 10, 20), leaf(18, 0, 10, 20)]),
        LayoutCase(
            name: "spacer pushes apart", node: row(spacing: nil, text("a"), spacer, text("b")),
            size: Size(width: 200, height: 20),
            leaves: [leaf(0, 0, 10, 20), leaf(10, 10, 180, 0), leaf(190, 0, 10, 20)]),
        LayoutCase(
            name: "flexible shapes share equally", node: row(rectangle, rectangle).frame(nil, 30),
            size: Size(width: 200, height: 30), leaves: [leaf(0, 0, 100, 30), leaf(100, 0, 100, 30)]),
        LayoutCase(
            name: "the rigid child chooses first", node: row(rectangle, text("abc")).frame(nil, 20),
            size: Size(width: 200, height: 20), leaves: [leaf(0, 0, 170, 20), leaf(170, 0, 30, 20)]),
        LayoutCase(
            name: "priority leaves only minima to the others",
            node: row(text("abcdefghijklmno"), text("abcdefghijklmno").modifier(.layoutPriority(1))),
            size: Size(width: 200, height: 60), leaves: [leaf(0, 0, 50, 60), leaf(50, 20, 150, 20)]),
        LayoutCase(
            name: "first baselines meet",
            node: row(align: .firstTextBaseline, text("a"), text("b").padding(10, .top)),
            size: Size(width: 20, height: 30), leaves: [leaf(0, 10, 10, 20), leaf(10, 10, 10, 20)]),
        LayoutCase(
            name: "last baselines meet",
            node: row(align: .lastTextBaseline, text("abcd").frame(20), text("b")),
            size: Size(width: 30, height: 40), leaves: [leaf(0, 0, 20, 40), leaf(20, 20, 10, 20)]),
        LayoutCase(
            name: "fixed frame aligns",
            node: text("ab").frame(
                100, 60, alignment: AlignmentValue(horizontal: .trailing, vertical: .bottom)),
            size: Size(width: 100, height: 60), leaves: [leaf(80, 40, 20, 20)]),
        LayoutCase(
            name: "infinite maximum takes the room", node: text("ab").frame(maximumWidth: .infinity),
            size: Size(width: 200, height: 20), leaves: [leaf(90, 0, 20, 20)]),
        LayoutCase(
            name: "finite maximum bounds the child", node: rectangle.frame(nil, 10).frame(maximumWidth: 50),
            size: Size(width: 50, height: 10), leaves: [leaf(0, 0, 50, 10)]),
        LayoutCase(
            name: "minimum widens", node: text("ab").frame(minimumWidth: 50), size: Size(width: 50, height: 20),
            leaves: [leaf(15, 0, 20, 20)]),
        LayoutCase(
            name: "padding", node: text("ab").padding(nil), size: Size(width: 52, height: 52),
            leaves: [leaf(16, 16, 20, 20)]),
        LayoutCase(
            name: "padding narrows what is offered",
            node: text("abcdefghijklmnopqrs").padding(10, [.leading, .trailing]),
            size: Size(width: 200, height: 40), leaves: [leaf(10, 0, 180, 40)]),
        LayoutCase(
            name: "aspect ratio fits", node: rectangle.modifier(.aspectRatio(2, contentMode: .fit)), height: 50,
            size: Size(width: 100, height: 50), leaves: [leaf(0, 0, 100, 50)]),
        LayoutCase(
            name: "aspect ratio fills", node: rectangle.modifier(.aspectRatio(2, contentMode: .fill)), height: 200,
            size: Size(width: 400, height: 200), leaves: [leaf(0, 0, 400, 200)]),
        LayoutCase(
            name: "offset moves without taking room", node: row(text("a").modifier(.offset(x: 5, y: 7)), text("b")),
            size: Size(width: 20, height: 20), leaves: [leaf(5, 7, 10, 20), leaf(10, 0, 10, 20)]),
        LayoutCase(
            name: "background takes the size of its view",
            node: text("abc").padding(5).modifier(.background(rectangle, alignment: .center)),
            size: Size(width: 40, height: 30), leaves: [leaf(0, 0, 40, 30), leaf(5, 5, 30, 20)]),
        LayoutCase(
            name: "overlay aligns, and may be larger",
            node: text("abc").modifier(
                .overlay(text("x"), alignment: AlignmentValue(horizontal: .trailing, vertical: .top))),
            size: Size(width: 30, height: 20), leaves: [leaf(0, 0, 30, 20), leaf(20, 0, 10, 20)]),
        LayoutCase(
            name: "layers align at a corner",
            node: layers(
                align: AlignmentValue(horizontal: .trailing, vertical: .bottom), rectangle.frame(60, 60), text("a")),
            size: Size(width: 60, height: 60), leaves: [leaf(0, 0, 60, 60), leaf(50, 40, 10, 20)]),
        LayoutCase(
            name: "circle stays round", node: circle.frame(80, 40), size: Size(width: 80, height: 40),
            leaves: [leaf(20, 0, 40, 40)]),
        LayoutCase(
            name: "fixed size does not wrap",
            node: text("abcdefghijklmnopqrstuvwxyz").modifier(.fixedSize(horizontal: true, vertical: false)),
            size: Size(width: 260, height: 20), leaves: [leaf(0, 0, 260, 20)]),
        LayoutCase(
            name: "divider crosses its column", node: column(text("ab"), .divider).frame(100),
            size: Size(width: 100, height: 21), leaves: [leaf(40, 0, 20, 20), leaf(0, 20, 100, 1)]),
        LayoutCase(
            name: "a group's children are its container's",
            node: row(.group([text("a"), text("b")]), text("c")), size: Size(width: 30, height: 20),
            leaves: [leaf(0, 0, 10, 20), leaf(10, 0, 10, 20), leaf(20, 0, 10, 20)]),
        LayoutCase(
            name: "a modifier on a group is on each", node: row(.group([text("a"), text("b")]).padding(1)),
            size: Size(width: 24, height: 22), leaves: [leaf(1, 1, 10, 20), leaf(13, 1, 10, 20)]),
        LayoutCase(
            name: "minimum scale shrinks the font",
            node: text("abcdefghijklmnopqrstuvwxy").modifier(.minimumScaleFactor(0.5)).modifier(.lineLimit(1)),
            size: Size(width: 200, height: 16), leaves: [leaf(0, 0, 200, 16)]),
        LayoutCase(
            name: "text gives lines up to a low room", node: text("abcdefghijklmnopqrstuvwxyz").frame(100, 40),
            size: Size(width: 100, height: 40), leaves: [leaf(0, 0, 100, 40)]),
    ]

    @Test(arguments: cases)
    func places(_ layout: LayoutCase) throws {
        let element = try ElementBuilder(medium: .picture, resources: NoResources()).root(layout.node)
        let engine = LayoutEngine(measurer: FakeMeasurer())
        let placed = try engine.place(
            element, Proposal(width: layout.width, height: layout.height), x: 0, y: 0)
        #expect(placed.frame.size.rounded == layout.size)
        #expect(placed.leaves.map(\.rounded) == layout.leaves)
    }

    @Test func mirrorsForScriptsFromTheRight() throws {
        let node = row(spacing: nil, text("a"), spacer, text("bcd"))
        let element = try ElementBuilder(medium: .picture, resources: NoResources()).root(node)
        let placed = try LayoutEngine(measurer: FakeMeasurer()).place(element, Proposal(width: 200), x: 0, y: 0)
        let leaves = placed.mirrored(in: 200).leaves
        #expect(leaves.first == leaf(190, 0, 10, 20))
        #expect(leaves.last == leaf(0, 0, 30, 20))
    }
}

extension PlacedElement {
    /// The frames of everything that has no children.
    var leaves: [Rect] { children.isEmpty ? [frame] : children.flatMap(\.leaves) }
}

extension Size {
    fileprivate var rounded: Size { Size(width: (width * 100).rounded() / 100, height: (height * 100).rounded() / 100) }
}

extension Rect {
    fileprivate var rounded: Rect {
        func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
        return Rect(x: hundredths(x), y: hundredths(y), width: hundredths(width), height: hundredths(height))
    }
}
