// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// What `--json` writes: members are added over time, but none is renamed or dropped within a version.
struct StableDocument: Sendable, Hashable {
    static let version = 1

    private let members: JSONValue

    init(_ members: KeyValuePairs<String, JSONValue?>) {
        var document = JSONValue.members(members)
        document[key: "version"] = .integer(Self.version)
        self.members = document
    }

    /// One line, members in alphabetical order, so that equal documents are equal texts.
    func text() throws -> String { String(decoding: try members.serialized(sortedKeys: true), as: UTF8.self) }
}
