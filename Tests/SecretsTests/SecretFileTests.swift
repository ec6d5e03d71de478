// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Sodium
import TestSupport
import Testing

@testable import Secrets

struct SecretFileTests {
    private let folder: TemporaryFolder
    private var file: SecretFile { SecretFile(folder: folder.url) }

    init() throws { folder = try TemporaryFolder() }

    private static func item(_ account: String, group: String = "app:a") -> StoredItem {
        StoredItem(
            identifier: account, group: group, itemClass: .genericPassword, attributes: [.account: .string(account)],
            data: Data("secret of \(account)".utf8).base64EncodedString())
    }

    @Test func keepsChangesAndForgets() throws {
        #expect(try file.items(of: ["app:a"]) == [])
        #expect(!file.exists)
        try file.change(storing: [Self.item("ada"), Self.item("bob", group: "group:g")], removing: [])
        #expect(try file.items(of: ["app:a"]) == [Self.item("ada")])
        var changed = Self.item("ada")
        changed.data = nil
        try file.change(storing: [changed, Self.item("eve")], removing: [Self.item("bob")])
        #expect(try Set(file.all()) == [changed, Self.item("eve")])
        try file.clear(["app:a"])
        #expect(try file.all() == [])
    }

    @Test func isReadByItsOwnerAlone() throws {
        try file.change(storing: [Self.item("ada")], removing: [])
        for name in ["items", "key"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(name).path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
        let content = try Data(contentsOf: file.path)
        for word in ["ada", "secret", "c2Vjcm", "items"] { #expect(content.range(of: Data(word.utf8)) == nil) }
        // The same again is another text: the nonce is new each time.
        try file.change(storing: [Self.item("ada")], removing: [])
        #expect(try Data(contentsOf: file.path) != content)
    }

    struct Damage: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var says: String
        var make: @Sendable (URL) throws -> Void
    }

    @Test(arguments: [
        Damage(testDescription: "one bit is another", says: "does not fit its key") { folder in
            var content = try Data(contentsOf: folder.appending(path: "items"))
            content[content.count - 1] ^= 1
            try content.write(to: folder.appending(path: "items"))
        },
        Damage(testDescription: "the end is missing", says: "does not fit its key") { folder in
            let content = try Data(contentsOf: folder.appending(path: "items"))
            try content.dropLast(5).write(to: folder.appending(path: "items"))
        },
        Damage(testDescription: "nothing is left", says: "is not a file of secrets") { folder in
            try Data().write(to: folder.appending(path: "items"))
        },
        Damage(testDescription: "another file", says: "is not a file of secrets") { folder in
            try Data("hello".utf8).write(to: folder.appending(path: "items"))
        },
        Damage(testDescription: "a version to come", says: "newer Beckon (version 2)") { folder in
            try Data("BKC\u{2}anything".utf8).write(to: folder.appending(path: "items"))
        },
        Damage(testDescription: "the key is gone", says: "key") { folder in
            try FileManager.default.removeItem(at: folder.appending(path: "key"))
        },
        Damage(testDescription: "the key is short", says: "is no key") { folder in
            try Data([1]).write(to: folder.appending(path: "key"))
        },
        Damage(testDescription: "the key is another", says: "does not fit its key") { folder in
            try #require(SecretBox.makeKey()).write(to: folder.appending(path: "key"))
        },
    ])
    func aDamagedFileIsSaidAndLeft(_ damage: Damage) throws {
        try file.change(storing: [Self.item("ada")], removing: [])
        try damage.make(folder.url)
        let before = try Data(contentsOf: file.path)
        for act in [{ _ = try file.all() }, { try file.change(storing: [Self.item("bob")], removing: []) }] {
            let error = #expect(throws: SecretStoreError.self) { try act() }
            #expect(error?.code == .damaged)
            #expect(error?.message.contains(damage.says) == true, "\(error?.message ?? "")")
            #expect(error?.message.contains(folder.url.path) == true)
        }
        #expect(try Data(contentsOf: file.path) == before)
    }

    @Test func aDraftThatWasLeftIsNoHindrance() throws {
        try Data("half".utf8).write(to: folder.file("items.new"))
        try Data("half".utf8).write(to: folder.file("key.new"))
        try file.change(storing: [Self.item("ada")], removing: [])
        #expect(try file.all() == [Self.item("ada")])
    }

    @Test func aSealedMessageOpensWithItsKeyAlone() throws {
        let key = try #require(SecretBox.makeKey())
        let box = try #require(SecretBox(key: key))
        let sealed = box.seal(Data("message".utf8))
        #expect(box.open(sealed) == Data("message".utf8))
        #expect(box.open(box.seal(Data())) == Data())
        #expect(box.open(Data()) == nil)
        #expect(SecretBox(key: Data(repeating: 0, count: 32))?.open(sealed) == nil)
        #expect(SecretBox(key: key.dropLast()) == nil)
    }
}
