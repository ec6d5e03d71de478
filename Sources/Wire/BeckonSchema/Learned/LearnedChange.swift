// SPDX-License-Identifier: Apache-2.0

/// Something that an app teaches while it runs: words, what it did, what it suggests.
package struct LearnedChange: Sendable, Hashable {
    package enum Operation: String, Sendable, Hashable {
        /// The entries take the place of all of the kind.
        case replace
        case add
        /// Removes those with the identifiers, or of the group; without either, all of the kind.
        case remove
    }

    /// What is taught, such as `vocabulary.contactName`, `donation`, `suggestion`. A kind covers those whose names begin
    /// with it and a dot.
    package var kind: String
    package var operation: Operation
    /// BCP 47; empty where it is of no language.
    package var language: String
    /// The most important first.
    package var entries: [LearnedEntry]
    package var identifiers: [String]
    package var group: String?

    package init(
        _ operation: Operation, _ kind: String, language: String = "", entries: [LearnedEntry] = [],
        identifiers: [String] = [], group: String? = nil
    ) {
        self.operation = operation
        self.kind = kind
        self.language = language
        self.entries = Array(entries.prefix(Self.mostEntries))
        self.identifiers = identifiers
        self.group = group
    }

    /// What one change may hold; the less important rest is left out.
    package static let mostEntries = 2_000
    /// What one result may tell.
    package static let mostChanges = 200
}

/// One of the things that an app teaches.
package struct LearnedEntry: Sendable, Hashable {
    package var text: String
    package var identifier: String?
    /// How it sounds, where that is not how it is written.
    package var pronunciation: String?
    /// The intent, parameter or activity that it is about.
    package var about: String?
    package var group: String?

    package init(
        _ text: String, identifier: String? = nil, pronunciation: String? = nil, about: String? = nil,
        group: String? = nil
    ) {
        func cut(_ text: String) -> String { String(text.prefix(Self.longest)) }
        self.text = cut(text)
        self.identifier = identifier.map(cut)
        self.pronunciation = pronunciation.map(cut)
        self.about = about.map(cut)
        self.group = group.map(cut)
    }

    /// Letters of a text.
    private static let longest = 256
}

extension LearnedChange: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "operation": .string(operation.rawValue), "kind": .string(kind),
            "language": language.isEmpty ? nil : .string(language), "entries": entries.jsonOrNil,
            "identifiers": identifiers.jsonOrNil, "group": group.map(JSONValue.string),
        ])
    }

    package init(json: JSONValue) throws {
        let name = try json.requiredString("operation")
        guard let operation = Operation(rawValue: name) else {
            throw SchemaError(.outOfRange, "“\(name)” is nothing that can be done with what was taught.")
        }
        let kind = try json.requiredString("kind")
        guard !kind.isEmpty, kind.utf8.count <= 64 else { throw SchemaError(.outOfRange, "“\(kind)” is no kind.") }
        self.init(
            operation, kind, language: String((try json.string("language") ?? "").prefix(35)),
            entries: try json.list("entries"), identifiers: try json.strings("identifiers"),
            group: try json.string("group"))
    }
}

extension LearnedEntry: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "text": .string(text), "identifier": identifier.map(JSONValue.string),
            "pronunciation": pronunciation.map(JSONValue.string), "about": about.map(JSONValue.string),
            "group": group.map(JSONValue.string),
        ])
    }

    package init(json: JSONValue) throws {
        self.init(
            try json.requiredString("text"), identifier: try json.string("identifier"),
            pronunciation: try json.string("pronunciation"), about: try json.string("about"),
            group: try json.string("group"))
    }
}
