// SPDX-License-Identifier: Apache-2.0
import Foundation
import Security

/// A token as an app keeps it, the way code for Apple's platforms does. What it is stands in no argument and no result.
enum Token {
    static func of(_ account: String) -> String { "tok-" + String(account.reversed()) + "-9f1b" }

    static func query(_ account: String?, _ group: String? = nil) -> [String: Any] {
        var query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: "dev.beckon.vault",
        ]
        if let account { query[kSecAttrAccount as String] = account }
        if let group { query[kSecAttrAccessGroup as String] = group }
        return query
    }

    static func keep(_ account: String, _ group: String? = nil, size: Int? = nil) -> OSStatus {
        var attributes = query(account, group)
        attributes[kSecAttrLabel as String] = "Token of \(account)"
        attributes[kSecValueData as String] = size.map { Data(count: $0) } ?? Data(of(account).utf8)
        return SecItemAdd(attributes as CFDictionary, nil)
    }

    /// Whether the token is there, and the right one.
    static func recall(_ account: String, _ group: String? = nil) -> String {
        var query = query(account, group)
        query[kSecReturnData as String] = kCFBooleanTrue!
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        var item: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &item)
        guard status == errSecSuccess, let data = item as? Data else { return "\(status)" }
        return String(decoding: data, as: UTF8.self) == of(account) ? "right" : "wrong"
    }
}
