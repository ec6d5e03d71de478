// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// One item of a keychain as a store keeps it.
package struct StoredItem: Sendable, Hashable {
    /// Never another item's, and the same for as long as the item is there.
    package var identifier: String
    /// See ``KeychainAccess``.
    package var group: String
    package var itemClass: KeychainItemClass
    /// Everything but the access group.
    package var attributes: [KeychainAttribute: JSONValue]
    /// Base64.
    package var data: String?

    package init(
        identifier: String, group: String, itemClass: KeychainItemClass,
        attributes: [KeychainAttribute: JSONValue], data: String?
    ) {
        self.identifier = identifier
        self.group = group
        self.itemClass = itemClass
        self.attributes = attributes
        self.data = data
    }

    /// About how many bytes it takes.
    var size: Int {
        attributes.values.reduce(256 + (data?.utf8.count ?? 0)) { $0 + 32 + ($1.stringValue?.utf8.count ?? 0) }
    }

    /// What tells it from others of its group; an attribute that it lacks is as one that is empty.
    var keys: [String] {
        [itemClass.rawValue]
            + itemClass.keys.map { attribute in
                let value = attributes[attribute]
                switch attribute.kind {
                case .flag: return value?.boolValue == true ? "1" : "0"
                case .number: return "\(value?.intValue ?? 0)"
                default: return value?.stringValue ?? ""
                }
            }
    }
}

extension StoredItem: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "identifier": .string(identifier), "group": .string(group), "class": .string(itemClass.rawValue),
            "attributes": attributes.json, "data": data.map(JSONValue.string),
        ])
    }

    package init(json: JSONValue) throws {
        guard let itemClass = KeychainItemClass(rawValue: try json.requiredString("class")) else {
            throw SchemaError(.outOfRange, "The class of an item is not known.")
        }
        self.init(
            identifier: try json.requiredString("identifier"), group: try json.requiredString("group"),
            itemClass: itemClass, attributes: try .init(json: json.required("attributes")),
            data: try json.string("data"))
    }
}
