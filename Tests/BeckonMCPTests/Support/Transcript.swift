// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Testing

/// A conversation as plain text: one step a line, the first character says what kind.
struct Transcript: Sendable, CustomTestStringConvertible {
    struct Step: Sendable {
        let number: Int
        let kind: Character
        let text: String

        func json() throws -> JSONValue { try JSONValue(parsing: Data(text.utf8)) }
    }

    let name: String
    let steps: [Step]
    var testDescription: String { name }

    /// All transcripts in a folder beside the tests.
    static func all(_ folder: String) -> [Transcript] {
        let folder = Bundle.module.resourceURL?.appending(path: "Transcripts/\(folder)")
        let files = folder.flatMap {
            try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }
        return (files ?? []).sorted { $0.path < $1.path }.compactMap { try? Transcript($0) }
    }

    private init(_ file: URL) throws {
        name = file.deletingPathExtension().lastPathComponent
        let lines = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        steps = lines.enumerated().compactMap { index, line in
            guard let kind = line.first, kind != "#" else { return nil }
            return Step(number: index + 1, kind: kind, text: String(line.dropFirst(2)))
        }
    }
}
