// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Reads a property list in XML and keeps the lines, which Foundation's reader does not tell.
package struct PropertyListParser {
    /// Deeper lists than any definition has could exhaust the stack.
    private static let depthLimit = 64

    private var scanner: MarkupScanner

    /// - Throws: `DefinitionProblem` at the line where the text is no property list.
    package static func parse(_ data: Data) throws(DefinitionProblem) -> PropertyListNode {
        if data.starts(with: Data("bplist".utf8)) {
            throw DefinitionProblem(line: 1, "This is a binary property list: write it as XML, as Xcode does.")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw DefinitionProblem(line: 1, "The text is not UTF-8.")
        }
        var parser = PropertyListParser(scanner: MarkupScanner(text))
        return try parser.document()
    }

    private mutating func document() throws(DefinitionProblem) -> PropertyListNode {
        var tag = try scanner.nextTag()
        if tag?.name == "plist" { tag = try scanner.nextTag() }
        guard let tag, !tag.isEnd else {
            throw DefinitionProblem(line: scanner.line, "There is no property list here.")
        }
        return try node(tag, depth: 0)
    }

    private mutating func node(_ tag: MarkupScanner.Tag, depth: Int) throws(DefinitionProblem) -> PropertyListNode {
        guard depth < Self.depthLimit else {
            throw DefinitionProblem(line: tag.line, "The list is nested too deeply.")
        }
        let value: PropertyListNode.Value
        switch tag.name {
        case "dict": value = .dictionary(tag.isEmpty ? [] : try entries(depth: depth))
        case "array": value = .array(tag.isEmpty ? [] : try items(depth: depth))
        case "true", "false":
            value = .boolean(tag.name == "true")
            if !tag.isEmpty { _ = try scanner.text(upToEndOf: tag) }
        case "string", "date", "data": value = .text(tag.isEmpty ? "" : try scanner.text(upToEndOf: tag))
        case "integer", "real":
            let text =
                tag.isEmpty ? "" : try scanner.text(upToEndOf: tag).trimmingCharacters(in: .whitespacesAndNewlines)
            value = try number(text, tag)
        default: throw DefinitionProblem(line: tag.line, "<\(tag.name)> is nothing that a property list has.")
        }
        return PropertyListNode(value: value, line: tag.line)
    }

    private func number(
        _ text: String, _ tag: MarkupScanner.Tag
    ) throws(DefinitionProblem) -> PropertyListNode.Value {
        if tag.name == "integer", let number = Int(text) { return .integer(number) }
        if tag.name == "real", let number = Double(text), number.isFinite { return .real(number) }
        throw DefinitionProblem(line: tag.line, "“\(text)” is no \(tag.name == "integer" ? "whole " : "")number.")
    }

    private mutating func items(depth: Int) throws(DefinitionProblem) -> [PropertyListNode] {
        var items: [PropertyListNode] = []
        while let tag = try inner("array") { items.append(try node(tag, depth: depth + 1)) }
        return items
    }

    private mutating func entries(depth: Int) throws(DefinitionProblem) -> [PropertyListNode.Entry] {
        var entries: [PropertyListNode.Entry] = []
        while let tag = try inner("dict") {
            guard tag.name == "key" else {
                throw DefinitionProblem(line: tag.line, "<\(tag.name)> stands where a <key> has to.")
            }
            let key = tag.isEmpty ? "" : try scanner.text(upToEndOf: tag)
            guard let next = try inner("dict"), next.name != "key" else {
                throw DefinitionProblem(line: tag.line, key: key, "The key has no value.")
            }
            if entries.contains(where: { $0.key == key }) {
                throw DefinitionProblem(line: tag.line, key: key, "The key is here twice.")
            }
            entries.append(.init(key: key, line: tag.line, value: try node(next, depth: depth + 1)))
        }
        return entries
    }

    /// The next tag inside of an element; nil at its end.
    private mutating func inner(_ element: String) throws(DefinitionProblem) -> MarkupScanner.Tag? {
        guard let tag = try scanner.nextTag() else {
            throw DefinitionProblem(line: scanner.line, "The file ends inside of a <\(element)>.")
        }
        guard tag.isEnd else { return tag }
        guard tag.name == element else {
            throw DefinitionProblem(line: tag.line, "</\(tag.name)> stands where </\(element)> has to.")
        }
        return nil
    }
}
