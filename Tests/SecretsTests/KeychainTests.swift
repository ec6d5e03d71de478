// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import ChildProcess
import Foundation
import TestSupport
import Testing

@testable import Secrets

@Suite(.serialized) struct KeychainTests {
    private let folder: TemporaryFolder
    private let access = KeychainAccess(app: "org.example.app", shared: [])

    init() throws { folder = try TemporaryFolder() }

    private func keychain(_ lab: KeyringLab? = nil) -> Keychain {
        Keychain(
            directory: folder.file("keychain"), sessionBus: lab?.address, environment: lab?.environment ?? [:],
            now: { Date(timeIntervalSince1970: 1) })
    }

    private static func add(_ account: String) -> KeychainRequest {
        KeychainRequest(.add, .genericPassword, attributes: [.account: .string(account)], data: "AAAA")
    }

    private static let find = KeychainRequest(.find, .genericPassword, limit: nil, returnsData: true)

    @Test func withoutAKeyringTheFileIsUsed() async throws {
        let keychain = keychain()
        #expect(keychain.place == .undecided)
        #expect(await keychain.perform(Self.find, for: access).reply.status == .itemNotFound)
        #expect(keychain.place == .undecided)
        #expect(await keychain.perform(Self.add("ada"), for: access).reply.status == .success)
        #expect(keychain.place == .file(folder.file("keychain/items").path))
        #expect(await self.keychain().perform(Self.find, for: access).reply.items.count == 1)
        #expect(try await keychain.check().place == keychain.place)
        try await keychain.clear([KeychainAccess.own("org.example.app")])
        #expect(await keychain.perform(Self.find, for: access).reply.status == .itemNotFound)
    }

    @Test func aGroupThatIsNotTheAppsIsRefusedAndTold() async {
        var request = Self.find
        request.attributes[.accessGroup] = "other"
        let answer = await keychain().perform(request, for: access)
        #expect(answer.reply.status == .missingEntitlement)
        #expect(answer.problem == .notEntitled(group: "other"))
    }

    /// Several processes do what one does here: each with a keychain of its own on the same folder.
    @Test func manyAtOnceLoseNothing() async {
        await withTaskGroup { group in
            for number in 0..<40 {
                group.addTask { await keychain().perform(Self.add("account \(number)"), for: access) }
            }
            for await answer in group { #expect(answer.reply.status == .success) }
        }
        #expect(await keychain().perform(Self.find, for: access).reply.items.count == 40)
    }

    @Test(.enabled(if: KeyringLab.isPossible, "needs gnome-keyring"))
    func theKeyringOfTheSessionIsUsed() async throws {
        let lab = try await KeyringLab()
        let open = try await lab.keyring(isOpen: true)
        #expect(try await keychain(lab).check() == (.keyring, false))
        #expect(await keychain(lab).perform(Self.add("ada"), for: access).reply.status == .success)
        #expect(await keychain(lab).perform(Self.add("ada"), for: access).reply.status == .duplicateItem)
        #expect(await keychain(lab).perform(Self.add("bob"), for: access).reply.status == .success)
        #expect(keychain(lab).place == .keyring)
        #expect(!FileManager.default.fileExists(atPath: folder.file("keychain/items").path))
        #expect(await keychain(lab).perform(Self.find, for: access).reply.items.map(\.data) == ["AAAA", "AAAA"])
        let change = KeychainRequest(
            .update, .genericPassword, attributes: [.account: "ada"], changes: [.account: "eve"], data: "BBBB")
        #expect(await keychain(lab).perform(change, for: access).reply.status == .success)
        let forget = KeychainRequest(.delete, .genericPassword, attributes: [.account: "bob"])
        #expect(await keychain(lab).perform(forget, for: access).reply.status == .success)
        #expect(await keychain(lab).perform(Self.find, for: access).reply.items.map(\.data) == ["BBBB"])
        let other = KeychainAccess(app: "org.example.other", shared: [])
        #expect(await keychain(lab).perform(Self.find, for: other).reply.status == .itemNotFound)

        // Outside of the session they are not to be had, and no second store is begun.
        let outside = await keychain().perform(Self.add("zoe"), for: access)
        #expect(outside.reply.status == .notAvailable)
        guard case .store(let error) = outside.problem else { throw SystemError(EINVAL, "no problem was told") }
        #expect(error.code == .absent)
        #expect(!FileManager.default.fileExists(atPath: folder.file("keychain/items").path))

        open.kill()
        _ = await open.exit()
        let locked = try await lab.keyring(isOpen: false)
        #expect(try await keychain(lab).check() == (.keyring, true))
        for request in [Self.find, Self.add("zoe"), forget] {
            let answer = await keychain(lab).perform(request, for: access)
            #expect(answer.reply.status == .interactionNotAllowed, "\(request.operation)")
        }
        locked.kill()
        _ = await locked.exit()
        let again = try await lab.keyring(isOpen: true)
        #expect(await keychain(lab).perform(Self.find, for: access).reply.items.map(\.data) == ["BBBB"])
        try await keychain(lab).clear([KeychainAccess.own("org.example.app")])
        #expect(await keychain(lab).perform(Self.find, for: access).reply.status == .itemNotFound)
        again.kill()
    }

    @Test(.enabled(if: KeyringLab.isPossible, "needs gnome-keyring"))
    func aBusWithoutAKeyringMeansTheFile() async throws {
        let lab = try await KeyringLab()
        #expect(await keychain(lab).perform(Self.add("ada"), for: access).reply.status == .success)
        #expect(keychain(lab).place == .file(folder.file("keychain/items").path))
        // A keyring that comes later changes nothing.
        let keyring = try await lab.keyring(isOpen: true)
        #expect(await keychain(lab).perform(Self.find, for: access).reply.items.count == 1)
        keyring.kill()
    }
}
