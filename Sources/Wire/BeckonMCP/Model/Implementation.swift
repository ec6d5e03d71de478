// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// Which program speaks, as it says itself: for display and logs, never for decisions.
package struct Implementation: Sendable, Hashable {
    package var name: String
    package var title: String?
    package var version: String

    package init(name: String, title: String? = nil, version: String) {
        self.name = name
        self.title = title
        self.version = version
    }
}

extension Implementation: JSONRepresentable {
    package var json: JSONValue {
        .members(["name": .string(name), "title": title.map(JSONValue.string), "version": .string(version)])
    }

    package init(json: JSONValue) throws {
        self.init(
            name: try json.requiredString("name"), title: try json.string("title"),
            version: try json.string("version") ?? "")
    }
}
