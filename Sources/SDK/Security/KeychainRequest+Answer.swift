// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension KeychainRequest {
    /// What the caller gets: a list where several were asked for; nil where nothing was.
    func answer(from reply: KeychainReply) throws(ItemError) -> CFTypeRef? {
        guard returnsData || returnsAttributes else { return nil }
        var values: [Any] = []
        for item in reply.items { values.append(try value(of: item)) }
        if limit == 1 {
            guard let value = values.first else { throw ItemError(status: errSecInternalError) }
            return value as AnyObject
        }
        return values as AnyObject
    }

    /// The data, or a dictionary where attributes were asked for.
    private func value(of item: KeychainReply.Item) throws(ItemError) -> Any {
        var data: Data?
        if returnsData {
            data = Data(base64Encoded: item.data ?? "")
            guard data != nil else { throw ItemError(status: errSecDecode) }
        }
        guard returnsAttributes else { return data ?? Data() }
        var values: [String: Any] = [:]
        for (attribute, json) in item.attributes ?? [:] {
            guard let key = KeychainAttribute.keys[attribute] else { continue }
            values[key] = Self.value(json, of: attribute)
        }
        values[kSecValueData] = data
        values[kSecClass] = itemClass == .genericPassword ? kSecClassGenericPassword : kSecClassInternetPassword
        return values
    }

    private static func value(_ json: JSONValue, of attribute: KeychainAttribute) -> Any? {
        switch attribute.kind {
        case .text: json.stringValue
        case .number: json.intValue
        case .flag: json.boolValue
        case .bytes: json.stringValue.flatMap { Data(base64Encoded: $0) }
        case .date: json.doubleValue.map { Date(timeIntervalSince1970: $0) }
        }
    }
}
