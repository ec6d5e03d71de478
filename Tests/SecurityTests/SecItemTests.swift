// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema
import Foundation
import Security
import Testing

@testable import KeychainClient5

/// Code that is written for Apple's platforms, on a twin of the host's keychain.
@Suite(.serialized) struct SecItemTests {
    @Test func tokensAreKept() throws {
        try KeychainTwin.serving {
            let store = TokenStore(service: "org.example.service")
            #expect(throws: TokenStoreError.notFound) { try store.token(account: "ada") }
            #expect(try store.accounts() == [])
            try store.save("first", account: "ada")
            try store.save("second", account: "ada")
            try store.save("other", account: "bob")
            #expect(try store.token(account: "ada") == "second")
            #expect(try store.accounts() == ["ada", "bob"])
            #expect(try TokenStore(service: "another").accounts() == [])
            try store.remove(account: "ada")
            try store.remove(account: "ada")
            #expect(throws: TokenStoreError.notFound) { try store.token(account: "ada") }
        }
    }

    @Test func loginsAreKept() {
        KeychainTwin.serving {
            let login = WebLogin(username: "ada", password: "päss")
            #expect(login.add(to: "example.org") == errSecSuccess)
            #expect(login.add(to: "example.org") == errSecDuplicateItem)
            #expect(WebLogin.find(server: "example.org") == login)
            #expect(WebLogin.find(server: "example.com") == nil)
            #expect(WebLogin.passwords(server: "example.org") == [Data("päss".utf8)])
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var query: @Sendable () -> [String: Any]
        var status: OSStatus
    }

    @Test(arguments: [
        Case(testDescription: "no class", query: { [kSecAttrAccount: "a"] }, status: errSecParam),
        Case(testDescription: "another class", query: { [kSecClass: "keys"] }, status: errSecNoSuchClass),
        Case(
            testDescription: "an unknown key", query: { [kSecClass: kSecClassGenericPassword, "x": 1] },
            status: errSecParam),
        Case(
            testDescription: "a value of another kind",
            query: { [kSecClass: kSecClassGenericPassword, kSecAttrAccount: 7] }, status: errSecParam),
        Case(
            testDescription: "an attribute of the other class",
            query: { [kSecClass: kSecClassGenericPassword, kSecAttrServer: "a"] }, status: errSecParam),
        Case(
            testDescription: "data to look for",
            query: { [kSecClass: kSecClassGenericPassword, kSecValueData: Data()] }, status: errSecParam),
        Case(
            testDescription: "a limit of nothing",
            query: { [kSecClass: kSecClassGenericPassword, kSecMatchLimit: 0] }, status: errSecParam),
        Case(
            testDescription: "an account as long as a book",
            query: { [kSecClass: kSecClassGenericPassword, kSecAttrAccount: String(repeating: "a", count: 5000)] },
            status: errSecDataTooLarge),
        Case(
            testDescription: "nothing there", query: { [kSecClass: kSecClassInternetPassword] },
            status: errSecItemNotFound),
    ])
    func aQueryIsRefused(_ item: Case) {
        KeychainTwin.serving {
            var result: CFTypeRef?
            #expect(SecItemCopyMatching(item.query() as CFDictionary, &result) == item.status)
            #expect(result == nil)
        }
    }

    @Test func withoutTheHostNothingIsAvailable() {
        let query = [kSecClass: kSecClassGenericPassword] as CFDictionary
        #expect(SecItemAdd(query, nil) == errSecNotAvailable)
        #expect(SecItemCopyMatching(query, nil) == errSecNotAvailable)
        #expect(SecItemUpdate(query, [kSecAttrLabel: "a"]) == errSecNotAvailable)
        #expect(SecItemDelete(query) == errSecNotAvailable)
    }

    @Test func everyAttributeComesBackAsItWas() throws {
        try KeychainTwin.serving {
            let texts = [
                kSecAttrAccount, kSecAttrService, kSecAttrLabel, kSecAttrDescription, kSecAttrComment,
                kSecAttrAccessible,
            ]
            var given: [String: Any] = [
                kSecClass: kSecClassGenericPassword, kSecValueData: Data([0, 255]), kSecAttrGeneric: Data([1, 2]),
                kSecAttrCreator: 7, kSecAttrType: 8, kSecAttrIsInvisible: true, kSecAttrIsNegative: false,
                kSecAttrSynchronizable: true, kSecReturnAttributes: true, kSecReturnData: true,
            ]
            for key in texts { given[key] = "value of \(key)" }
            var result: CFTypeRef?
            #expect(SecItemAdd(given as CFDictionary, &result) == errSecSuccess)
            let back = try #require(result as? [String: Any])
            for key in texts { #expect(back[key] as? String == "value of \(key)") }
            #expect(back[kSecValueData] as? Data == Data([0, 255]))
            #expect(back[kSecAttrGeneric] as? Data == Data([1, 2]))
            #expect(back[kSecAttrCreator] as? Int == 7)
            #expect(back[kSecAttrIsInvisible] as? Bool == true)
            #expect(back[kSecAttrSynchronizable] as? Bool == true)
            #expect(back[kSecAttrAccessGroup] as? String == "org.example.app")
            #expect(back[kSecAttrCreationDate] as? Date == Date(timeIntervalSince1970: 1))
            #expect(back[kSecClass] as? String == kSecClassGenericPassword)
        }
    }

    @Test func statusesHaveWords() {
        #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) == "The keychain has no such item.")
        #expect(SecCopyErrorMessageString(12345, nil) == nil)
        #expect(randomNonce().count == 32)
        #expect(randomNonce() != randomNonce())
    }
}
