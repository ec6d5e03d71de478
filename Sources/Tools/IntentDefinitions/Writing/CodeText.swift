// SPDX-License-Identifier: Apache-2.0

/// Swift text that grows line by line.
struct CodeText {
    private(set) var text = ""
    private var depth = 0

    mutating func line(_ line: String = "") {
        text += line.isEmpty ? "\n" : String(repeating: "    ", count: depth) + line + "\n"
    }

    mutating func lines(_ lines: [String]) {
        for line in lines { self.line(line) }
    }

    /// A declaration with its braces.
    mutating func block(_ head: String, _ body: (inout CodeText) -> Void) {
        line("\(head) {")
        indented(body)
        line("}")
    }

    mutating func indented(_ body: (inout CodeText) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// A call or list with its parts one to a line.
    mutating func list(_ head: String, _ parts: [String], _ end: String) {
        guard !parts.isEmpty else { return line(head + end) }
        line(head)
        indented { code in
            for (index, part) in parts.enumerated() { code.line(index + 1 < parts.count ? "\(part)," : part) }
        }
        line(end)
    }
}
