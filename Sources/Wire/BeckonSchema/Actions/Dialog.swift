// SPDX-License-Identifier: Apache-2.0

/// What is said: `full` stands alone, `supporting` accompanies something that is shown.
package struct Dialog: Sendable, Hashable {
    package var full: String
    package var supporting: String?
    package var systemImageName: String?

    package init(_ full: String, supporting: String? = nil, systemImageName: String? = nil) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = systemImageName
    }
}

extension Dialog: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "full": .string(full), "supporting": supporting.map(JSONValue.string),
            "systemImageName": systemImageName.map(JSONValue.string),
        ])
    }

    package init(json: JSONValue) throws {
        self.init(
            try json.requiredString("full"), supporting: try json.string("supporting"),
            systemImageName: try json.string("systemImageName"))
    }
}
