// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema

extension ElementBuilder {
    func window(_ minimum: Double, _ maximum: Double, _ child: Element) -> Element {
        let highest = max(medium.length(maximum, .vertical), 1)
        // A row more than the view needs is a larger part of a card in a terminal than elsewhere.
        let least = medium.isCells ? minimum - 8 : minimum
        let lowest = min(max(medium.length(least, .vertical), 0), highest)
        return Element(.window(minimum: lowest, maximum: highest, child, sign: sign))
    }

    /// What stands at the lower end of a view that was cut off.
    private var sign: Element {
        var around = Surroundings()
        around.foreground = .named("secondary", opacity: 1)
        around.style.font = FontValue(textStyle: .headline)
        let characters =
            switch medium {
            case .cells(.ascii): "..."
            default: "···"
            }
        let dots = Element(.text(element(of: TextNode(characters), around)))
        let height = medium.isCells ? 1 : WindowSign.height
        let row = Element(.frame(FrameValue(height: height, maximumWidth: .infinity), dots))
        guard medium == .picture else { return row }
        let line = Element(.divider(axis: .vertical, thickness: 1))
        return Element(
            .layered(
                row, with: line, alignment: AlignmentValue(horizontal: .center, vertical: .top), isInFront: true))
    }
}

/// The measures of the sign for what was cut off.
enum WindowSign {
    /// Points.
    static let height = 22.0
}
