// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// What an SVG says of its own size, read without drawing it.
package enum VectorHeader {
    /// The size in pixels (SVG 2, 8.2): its width and height, else those of its view box, else 100 by 100.
    package static func size(of svg: Data) -> (width: Double, height: Double) {
        let text = String(decoding: svg.prefix(16 << 10), as: UTF8.self)
        guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
            return (100, 100)
        }
        let tag = text[start.upperBound..<end]
        let box = attribute("viewBox", of: tag).map(numbers) ?? []
        let boxSize = box.count == 4 ? usable(width: box[2], height: box[3]) : nil
        let width = attribute("width", of: tag).flatMap(pixels)
        let height = attribute("height", of: tag).flatMap(pixels)
        if let width, let height, let size = usable(width: width, height: height) { return size }
        guard let boxSize else { return (100, 100) }
        // One side that is told gives the other by the shape of the view box.
        let fromWidth = width.flatMap { usable(width: $0, height: $0 * boxSize.height / boxSize.width) }
        let fromHeight = height.flatMap { usable(width: $0 * boxSize.width / boxSize.height, height: $0) }
        return fromWidth ?? fromHeight ?? boxSize
    }

    private static func attribute(_ name: String, of tag: Substring) -> String? {
        var rest = tag
        while let found = rest.range(of: name) {
            let isWhole = found.lowerBound > rest.startIndex && rest[rest.index(before: found.lowerBound)].isWhitespace
            rest = rest[found.upperBound...]
            let value = rest.drop { $0.isWhitespace }
            guard isWhole, value.first == "=" else { continue }
            let quoted = value.dropFirst().drop { $0.isWhitespace }
            guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
            return String(quoted.dropFirst().prefix { $0 != quote })
        }
        return nil
    }

    /// A length without a unit or in pixels; others depend on where the drawing stands.
    private static func pixels(_ text: String) -> Double? {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        return Double(trimmed.hasSuffix("px") ? String(trimmed.dropLast(2)) : trimmed)
    }

    private static func numbers(_ text: String) -> [Double] {
        text.split { $0 == " " || $0 == "," || $0.isNewline || $0 == "\t" }.compactMap { Double($0) }
    }

    private static func usable(width: Double, height: Double) -> (width: Double, height: Double)? {
        width > 0 && height > 0 && width.isFinite && height.isFinite ? (width, height) : nil
    }
}
