// SPDX-License-Identifier: Apache-2.0
import Foundation
import Security

/// Internet passwords, with dictionaries written in place.
public struct WebLogin: Equatable {
    public var username: String
    public var password: String

    public init(username: String, password: String) {
        self.username = username
        self.password = password
    }

    public func add(to server: String) -> OSStatus {
        let query =
            [
                kSecClass: kSecClassInternetPassword,
                kSecAttrServer: server,
                kSecAttrAccount: username,
                kSecAttrPort: 443,
                kSecAttrProtocol: kSecAttrProtocolHTTPS,
                kSecAttrAuthenticationType: kSecAttrAuthenticationTypeHTTPBasic,
                kSecValueData: password.data(using: .utf8)!,
            ] as CFDictionary
        return SecItemAdd(query, nil)
    }

    public static func find(server: String) -> WebLogin? {
        let query =
            [
                kSecClass as String: kSecClassInternetPassword,
                kSecAttrServer as String: server,
                kSecReturnAttributes as String: true,
                kSecReturnData as String: true,
            ] as [String: Any]
        var item: CFTypeRef?
        guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
        let dictionary = item as! NSDictionary
        let data = dictionary[kSecValueData as String] as! Data
        guard let account = dictionary[kSecAttrAccount] as? String else { return nil }
        return WebLogin(username: account, password: String(decoding: data, as: UTF8.self))
    }

    public static func passwords(server: String) -> [Data] {
        let query: [String: AnyObject] = [
            kSecClass as String: kSecClassInternetPassword as AnyObject,
            kSecAttrServer as String: server as AnyObject,
            kSecReturnData as String: kCFBooleanTrue,
            kSecMatchLimit as String: kSecMatchLimitAll as AnyObject,
        ]
        var result: CFTypeRef?
        guard SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess else { return [] }
        return result as? [Data] ?? []
    }
}

public func randomNonce(_ length: Int = 32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: length)
    let errorCode = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
    return errorCode == errSecSuccess ? bytes : []
}
