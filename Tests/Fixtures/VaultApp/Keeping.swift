// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Security

struct Keep: AppIntent {
    static let title: LocalizedStringResource = "Keep a token"
    @Parameter(title: "Account") var account: String
    @Parameter(title: "Group") var group: String?
    @Parameter(title: "Size") var size: Int?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(Token.keep(account, group, size: size))")
    }
}

struct Recall: AppIntent {
    static let title: LocalizedStringResource = "Recall a token"
    @Parameter(title: "Account") var account: String
    @Parameter(title: "Group") var group: String?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: Token.recall(account, group))
    }
}

struct Renew: AppIntent {
    static let title: LocalizedStringResource = "Move a token to another account"
    @Parameter(title: "Account") var account: String
    @Parameter(title: "To") var to: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let changes: [String: Any] = [
            kSecAttrAccount as String: to, kSecValueData as String: Token.of(to).data(using: .utf8)!,
        ]
        return .result(value: "\(SecItemUpdate(Token.query(account) as CFDictionary, changes as CFDictionary))")
    }
}

struct Forget: AppIntent {
    static let title: LocalizedStringResource = "Forget tokens"
    @Parameter(title: "Account") var account: String?

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(SecItemDelete(Token.query(account) as CFDictionary))")
    }
}

struct Accounts: AppIntent {
    static let title: LocalizedStringResource = "List accounts"

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        var query = Token.query(nil)
        query[kSecReturnAttributes as String] = true
        query[kSecMatchLimit as String] = kSecMatchLimitAll
        var found: AnyObject?
        let status = SecItemCopyMatching(query as CFDictionary, &found)
        guard status == errSecSuccess, let items = found as? [[String: Any]] else {
            return .result(value: "\(status)")
        }
        let lines = items.map { item in
            "\(item[kSecAttrAccount as String] as? String ?? "?")@\(item[kSecAttrAccessGroup as String] as? String ?? "?")"
        }
        return .result(value: lines.sorted().joined(separator: " "))
    }
}
