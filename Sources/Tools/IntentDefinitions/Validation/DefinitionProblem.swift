// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a definition, and where.
package struct DefinitionProblem: Error, Sendable, Hashable {
    package enum Severity: String, Sendable, Hashable {
        case warning
        case error
    }

    package let severity: Severity
    package let line: Int
    /// The key that the message is about; nil for the file as such.
    package let key: String?
    package let message: String

    package init(_ severity: Severity = .error, line: Int, key: String? = nil, _ message: String) {
        self.severity = severity
        self.line = line
        self.key = key
        self.message = message
    }

    /// As compilers write it, so that editors and build tools lead to the line.
    package func report(in file: String) -> String {
        "\(file):\(line): \(severity.rawValue): \(key.map { "\($0): " } ?? "")\(message)"
    }
}
