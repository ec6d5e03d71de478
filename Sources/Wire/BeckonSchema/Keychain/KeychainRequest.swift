// SPDX-License-Identifier: Apache-2.0

/// What an extension wants of its keychain: an input request that the host answers by itself.
package struct KeychainRequest: Sendable, Hashable {
    package enum Operation: String, Sendable, Hashable { case add, find, update, delete }

    /// The method of the input request.
    package static let method = "beckon/keychain"

    package var operation: Operation
    package var itemClass: KeychainItemClass
    /// What a new item says of itself, or what items must say to be meant.
    package var attributes: [KeychainAttribute: JSONValue]
    /// What an update changes.
    package var changes: [KeychainAttribute: JSONValue]
    /// The secret to keep, in base64.
    package var data: String?
    /// How many items are wanted at most; nil is all of them.
    package var limit: Int?
    /// Whether items that are marked as synchronizable are meant as well as others.
    package var meansAnySynchronizable: Bool
    package var returnsData: Bool
    package var returnsAttributes: Bool

    package init(
        _ operation: Operation, _ itemClass: KeychainItemClass, attributes: [KeychainAttribute: JSONValue] = [:],
        changes: [KeychainAttribute: JSONValue] = [:], data: String? = nil, limit: Int? = 1,
        meansAnySynchronizable: Bool = false, returnsData: Bool = false, returnsAttributes: Bool = false
    ) {
        self.operation = operation
        self.itemClass = itemClass
        self.attributes = attributes
        self.changes = changes
        self.data = data
        self.limit = limit
        self.meansAnySynchronizable = meansAnySynchronizable
        self.returnsData = returnsData
        self.returnsAttributes = returnsAttributes
    }

    /// One entry of `inputRequests`.
    package var inputRequest: JSONValue { ["method": .string(Self.method), "params": json] }
}

extension KeychainRequest: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "operation": .string(operation.rawValue), "class": .string(itemClass.rawValue),
            "attributes": attributes.json, "changes": changes.isEmpty ? nil : changes.json,
            "data": data.map(JSONValue.string), "limit": limit.map(JSONValue.integer),
            "anySynchronizable": meansAnySynchronizable ? true : nil, "returnsData": returnsData ? true : nil,
            "returnsAttributes": returnsAttributes ? true : nil,
        ])
    }

    package init(json: JSONValue) throws {
        let operation = try json.requiredString("operation")
        let itemClass = try json.requiredString("class")
        guard let operation = Operation(rawValue: operation), let itemClass = KeychainItemClass(rawValue: itemClass)
        else { throw SchemaError(.outOfRange, "“\(operation)” of “\(itemClass)” is nothing that a keychain does.") }
        let limit = try json.int("limit")
        guard limit.map({ $0 > 0 }) ?? true else {
            throw SchemaError(.outOfRange, "The member “limit” must be above zero.")
        }
        self.init(
            operation, itemClass, attributes: try .init(json: json[key: "attributes"] ?? [:]),
            changes: try .init(json: json[key: "changes"] ?? [:]), data: try json.string("data"), limit: limit,
            meansAnySynchronizable: try json.bool("anySynchronizable"), returnsData: try json.bool("returnsData"),
            returnsAttributes: try json.bool("returnsAttributes"))
    }
}

extension [KeychainAttribute: JSONValue] {
    package var json: JSONValue {
        .object([String: JSONValue](uniqueKeysWithValues: map { ($0.key.rawValue, $0.value) }))
    }

    /// - Throws: `SchemaError` for an attribute that is not known, or has a value of another kind. It repeats no value.
    package init(json: JSONValue) throws {
        guard let members = json.objectValue else { throw SchemaError(.wrongType, "Attributes must be an object.") }
        self = try members.reduce(into: [:]) { attributes, member in
            guard let attribute = KeychainAttribute(rawValue: member.key), attribute.accepts(member.value) else {
                throw SchemaError(.outOfRange, "“\(member.key)” is no attribute, or its value is of another kind.")
            }
            attributes[attribute] = member.value
        }
    }
}
