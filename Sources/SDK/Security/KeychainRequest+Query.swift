// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension KeychainRequest {
    private static let classes: [String: KeychainItemClass] = [
        kSecClassGenericPassword: .genericPassword, kSecClassInternetPassword: .internetPassword,
    ]

    /// Reads a dictionary of `kSec…` keys.
    init(_ operation: Operation, _ query: CFDictionary, changing changes: CFDictionary?) throws(ItemError) {
        guard let name = query[kSecClass] as? String else { throw ItemError(status: errSecParam) }
        guard let itemClass = Self.classes[name] else { throw ItemError(status: errSecNoSuchClass) }
        self.init(operation, itemClass)
        for (key, value) in query where key != kSecClass && key != kSecUseDataProtectionKeychain {
            try take(key, value)
        }
        for (key, value) in changes ?? [:] {
            guard key != kSecValueData else {
                data = try Self.base64(value)
                continue
            }
            let (attribute, json) = try Self.attribute(key, value)
            // What an item is of, and whose it is, does not change.
            guard attribute != .accessGroup else { throw ItemError(status: errSecParam) }
            self.changes[attribute] = json
        }
    }

    private mutating func take(_ key: String, _ value: Any) throws(ItemError) {
        switch key {
        case kSecReturnData: returnsData = try Self.flag(value)
        case kSecReturnAttributes: returnsAttributes = try Self.flag(value)
        case kSecMatchLimit where operation == .find: limit = try Self.limit(value)
        case kSecValueData where operation == .add: data = try Self.base64(value)
        case kSecAttrSynchronizable where (value as? String) == kSecAttrSynchronizableAny && operation != .add:
            meansAnySynchronizable = true
        default:
            let (attribute, json) = try Self.attribute(key, value)
            attributes[attribute] = json
        }
    }

    private static func attribute(_ key: String, _ value: Any) throws(ItemError) -> (KeychainAttribute, JSONValue) {
        guard let attribute = KeychainAttribute.byKey[key] else { throw ItemError(status: errSecParam) }
        let json: JSONValue? =
            switch attribute.kind {
            case .text: (value as? String).map(JSONValue.string)
            case .number: (value as? Int).map(JSONValue.integer)
            case .flag: (value as? Bool).map(JSONValue.bool)
            case .bytes: (value as? Data).map { .string($0.base64EncodedString()) }
            case .date: (value as? Date).map { .number($0.timeIntervalSince1970) }
            }
        guard let json else { throw ItemError(status: errSecParam) }
        if let text = json.stringValue, text.utf8.count > KeychainBounds.attribute {
            throw ItemError(status: errSecDataTooLarge)
        }
        return (attribute, json)
    }

    private static func base64(_ value: Any) throws(ItemError) -> String {
        guard let data = value as? Data else { throw ItemError(status: errSecParam) }
        guard data.count <= KeychainBounds.data else { throw ItemError(status: errSecDataTooLarge) }
        return data.base64EncodedString()
    }

    private static func flag(_ value: Any) throws(ItemError) -> Bool {
        guard let flag = value as? Bool else { throw ItemError(status: errSecParam) }
        return flag
    }

    /// Nil means all.
    private static func limit(_ value: Any) throws(ItemError) -> Int? {
        if let name = value as? String {
            if name == kSecMatchLimitAll { return nil }
            if name == kSecMatchLimitOne { return 1 }
        } else if let count = value as? Int, count > 0 {
            return count
        }
        throw ItemError(status: errSecParam)
    }
}
