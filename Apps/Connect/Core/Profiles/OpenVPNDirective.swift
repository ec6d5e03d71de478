// SPDX-License-Identifier: Apache-2.0

/// One option of an `.ovpn` file with what belongs to it; its description shows the name only.
package struct OpenVPNDirective: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
    package let name: String
    package let arguments: [String]
    /// Counted from 1.
    package let line: Int
    /// What stands between `<name>` and `</name>`, which may be a key.
    package let content: String?
    /// The options of a `<connection>` block.
    package let block: [OpenVPNDirective]

    package init(
        _ name: String, _ arguments: [String] = [], line: Int, content: String? = nil, block: [OpenVPNDirective] = []
    ) {
        self.name = name
        self.arguments = arguments
        self.line = line
        self.content = content
        self.block = block
    }

    /// The option with its values as OpenVPN reads them, without what its block holds.
    package var firstLine: String {
        if content != nil || !block.isEmpty { return "<\(name)>" }
        return ([name] + arguments.map(Self.quoted)).joined(separator: " ")
    }

    /// All of it, with keys, as OpenVPN reads it.
    package var text: String {
        if let content { return "<\(name)>\n\(content)</\(name)>\n" }
        if block.isEmpty { return firstLine + "\n" }
        return "<\(name)>\n" + block.map(\.text).joined() + "</\(name)>\n"
    }

    private static func quoted(_ value: String) -> String {
        var text = "\""
        for scalar in value.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { text.unicodeScalars.append("\\") }
            text.unicodeScalars.append(scalar)
        }
        return text + "\""
    }

    package var description: String { name }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
