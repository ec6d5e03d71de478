// SPDX-License-Identifier: Apache-2.0

/// One dictionary of a definition, whose keys all begin alike.
struct Section {
    let line: Int
    private let prefix: String
    private let entries: [String: PropertyListNode.Entry]
    private let problems: Problems

    /// Nil, and told, where the value is no dictionary.
    init?(_ node: PropertyListNode, prefix: String, _ problems: Problems) {
        guard case .dictionary(let list) = node.value else {
            problems.error(node, nil, "Here stands \(node.kindName) where a dictionary has to.")
            return nil
        }
        self.init(list, line: node.line, prefix: prefix, problems)
    }

    private init(_ list: [PropertyListNode.Entry], line: Int, prefix: String, _ problems: Problems) {
        self.line = line
        self.prefix = prefix
        self.problems = problems
        entries = Dictionary(list.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The same dictionary for keys that begin otherwise.
    func with(prefix: String) -> Section {
        Section(Array(entries.values), line: line, prefix: prefix, problems)
    }

    func node(_ key: String) -> PropertyListNode? { entries[prefix + key]?.value }

    /// The line of the key, or of the dictionary that lacks it.
    func line(of key: String) -> Int { entries[prefix + key]?.line ?? line }

    func text(_ key: String) -> String? {
        guard let node = node(key) else { return nil }
        guard case .text(let text) = node.value else { return unfit(key, node, "a text") }
        return text
    }

    /// A name that Swift can have; nil, and told, where there is none.
    func name(_ key: String, required: Bool = true) -> String? {
        guard let name = text(key) else {
            if required, node(key) == nil { problems.error(line: line, prefix + key, "The key is missing.") }
            return nil
        }
        guard SwiftName.isIdentifier(name) else {
            problems.error(line: line(of: key), prefix + key, "“\(name)” is no name that Swift can have.")
            return nil
        }
        return name
    }

    func flag(_ key: String) -> Bool {
        guard let node = node(key) else { return false }
        switch node.value {
        case .boolean(let flag): return flag
        case .integer(let number): return number != 0
        case .text(let text) where ["YES", "true", "1"].contains(text): return true
        case .text(let text) where ["NO", "false", "0", ""].contains(text): return false
        default: return unfit(key, node, "true or false") ?? false
        }
    }

    func integer(_ key: String) -> Int? {
        guard let node = node(key) else { return nil }
        if case .integer(let number) = node.value { return number }
        return unfit(key, node, "a whole number")
    }

    /// A number, which some editors write as text.
    func number(_ key: String) -> Double? {
        guard let node = node(key) else { return nil }
        switch node.value {
        case .integer(let number): return Double(number)
        case .real(let number): return number
        case .text(let text): if let number = Double(text), number.isFinite { return number }
        default: break
        }
        return unfit(key, node, "a number")
    }

    func list(_ key: String) -> [PropertyListNode] {
        guard let node = node(key) else { return [] }
        guard case .array(let items) = node.value else { return unfit(key, node, "an array") ?? [] }
        return items
    }

    /// The dictionaries of an array, whose keys begin with `prefix`.
    func sections(_ key: String, prefix: String) -> [Section] {
        list(key).compactMap { Section($0, prefix: prefix, problems) }
    }

    func section(_ key: String, prefix: String) -> Section? {
        node(key).flatMap { Section($0, prefix: prefix, problems) }
    }

    /// The members of a dictionary with free keys.
    func members(_ key: String) -> [PropertyListNode.Entry] {
        guard let node = node(key) else { return [] }
        guard case .dictionary(let entries) = node.value else { return unfit(key, node, "a dictionary") ?? [] }
        return entries
    }

    /// A text with the key under which the tables of other languages have it; nil where there is no text.
    func words(_ key: String) -> Words? {
        guard let said = text(key), !said.isEmpty else { return nil }
        return Words(text: said, key: text(key + "ID"), line: line(of: key))
    }

    private func unfit<Value>(_ key: String, _ node: PropertyListNode, _ wanted: String) -> Value? {
        problems.error(node, prefix + key, "Here stands \(node.kindName) where \(wanted) has to.")
        return nil
    }
}
