// SPDX-License-Identifier: Apache-2.0
import Foundation
import Security

public enum TokenStoreError: Error, Equatable {
    case duplicate
    case notFound
    case unexpected(OSStatus, String)

    init(status: OSStatus) {
        switch status {
        case errSecDuplicateItem: self = .duplicate
        case errSecItemNotFound: self = .notFound
        default: self = .unexpected(status, SecCopyErrorMessageString(status, nil) as String? ?? "")
        }
    }
}

/// Generic passwords, with dictionaries of strings.
public struct TokenStore {
    let service: String
    let accessGroup: String?

    public init(service: String, accessGroup: String? = nil) {
        self.service = service
        self.accessGroup = accessGroup
    }

    private func baseQuery(account: String) -> [String: Any] {
        var query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: service,
            kSecAttrAccount as String: account,
            kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
            kSecAttrSynchronizable as String: kCFBooleanFalse!,
        ]
        #if !targetEnvironment(simulator)
            if let accessGroup = accessGroup { query[kSecAttrAccessGroup as String] = accessGroup }
        #endif
        return query
    }

    public func save(_ token: String, account: String) throws {
        guard let data = token.data(using: .utf8, allowLossyConversion: false) else { return }
        var query = baseQuery(account: account)
        query[kSecValueData as String] = data
        let status = SecItemAdd(query as CFDictionary, nil)
        if status == errSecDuplicateItem {
            let attributes: [String: Any] = [kSecValueData as String: data]
            let updated = SecItemUpdate(baseQuery(account: account) as CFDictionary, attributes as CFDictionary)
            guard updated == errSecSuccess else { throw TokenStoreError(status: updated) }
            return
        }
        guard status == errSecSuccess else { throw TokenStoreError(status: status) }
    }

    public func token(account: String) throws -> String {
        var query = baseQuery(account: account)
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        query[kSecReturnData as String] = kCFBooleanTrue
        query[kSecReturnAttributes as String] = kCFBooleanTrue
        var queryResult: AnyObject?
        let status = withUnsafeMutablePointer(to: &queryResult) {
            SecItemCopyMatching(query as CFDictionary, UnsafeMutablePointer($0))
        }
        guard status != errSecItemNotFound else { throw TokenStoreError.notFound }
        guard status == noErr else { throw TokenStoreError(status: status) }
        guard let existingItem = queryResult as? [String: AnyObject],
            let passwordData = existingItem[kSecValueData as String] as? Data,
            let password = String(data: passwordData, encoding: String.Encoding.utf8)
        else { throw TokenStoreError.unexpected(status, "data") }
        return password
    }

    public func remove(account: String) throws {
        let status = SecItemDelete(baseQuery(account: account) as CFDictionary)
        guard status == errSecSuccess || status == errSecItemNotFound else { throw TokenStoreError(status: status) }
    }

    public func accounts() throws -> [String] {
        let query: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecMatchLimit: kSecMatchLimitAll,
            kSecReturnAttributes: true, kSecAttrSynchronizable: kSecAttrSynchronizableAny,
        ]
        var items: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &items)
        if status == errSecItemNotFound { return [] }
        guard status == errSecSuccess, let found = items as? [[String: Any]] else {
            throw TokenStoreError(status: status)
        }
        return found.compactMap { $0[kSecAttrAccount as String] as? String }
    }
}
