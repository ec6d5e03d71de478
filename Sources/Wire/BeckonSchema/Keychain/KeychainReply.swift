// SPDX-License-Identifier: Apache-2.0

/// The host's answer to a `KeychainRequest`.
package struct KeychainReply: Sendable, Hashable {
    package enum Status: String, Sendable, Hashable {
        case success, itemNotFound, duplicateItem, missingEntitlement, dataTooLarge
        /// There are as many items, or as many bytes, as a group may have.
        case full
        /// The request makes no sense.
        case parameter
        /// Nobody keeps secrets here, or who does cannot be reached.
        case notAvailable
        /// The store is locked, and the person did not open it.
        case interactionNotAllowed
    }

    /// One item, with as much of it as was asked for.
    package struct Item: Sendable, Hashable {
        package var attributes: [KeychainAttribute: JSONValue]?
        /// Base64.
        package var data: String?

        package init(attributes: [KeychainAttribute: JSONValue]? = nil, data: String? = nil) {
            self.attributes = attributes
            self.data = data
        }
    }

    package var status: Status
    package var items: [Item]

    package init(_ status: Status, items: [Item] = []) {
        self.status = status
        self.items = items
    }
}

extension KeychainReply: JSONRepresentable {
    package var json: JSONValue { .members(["status": .string(status.rawValue), "items": items.jsonOrNil]) }

    package init(json: JSONValue) throws {
        let name = try json.requiredString("status")
        guard let status = Status(rawValue: name) else {
            throw SchemaError(.outOfRange, "“\(name)” is no status of a keychain.")
        }
        self.init(status, items: try json.list("items"))
    }
}

extension KeychainReply.Item: JSONRepresentable {
    package var json: JSONValue {
        .members(["attributes": attributes?.json, "data": data.map(JSONValue.string)])
    }

    package init(json: JSONValue) throws {
        self.init(
            attributes: try json[key: "attributes"].map { try .init(json: $0) }, data: try json.string("data"))
    }
}
