// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Sodium

/// Secrets in one file, encrypted with a key that lies beside it: for machines without a keyring.
struct SecretFile: SecretStore {
    /// What the file begins with; the last byte is the version of what follows.
    private static let header = Data("BKC\u{1}".utf8)
    private static let limits = JSONLimits(size: 64 << 20, depth: 16, stringLength: 4 << 20)

    /// Only its owner may enter it.
    let folder: URL

    var path: URL { folder.appending(path: "items") }
    private var key: URL { folder.appending(path: "key") }

    var exists: Bool { FileManager.default.fileExists(atPath: path.path) }

    func items(of groups: [String]) throws -> [StoredItem] { try all().filter { groups.contains($0.group) } }

    func change(storing items: [StoredItem], removing others: [StoredItem]) throws {
        let gone = Set((items + others).map(\.identifier))
        try write(try all().filter { !gone.contains($0.identifier) } + items)
    }

    func clear(_ groups: [String]) throws {
        let items = try all()
        let left = items.filter { !groups.contains($0.group) }
        if left.count != items.count { try write(left) }
    }

    /// Everything in the file; nothing where there is none.
    func all() throws -> [StoredItem] {
        guard exists else { return [] }
        let content: Data
        do {
            content = try PrivateFile.read(path, upTo: Self.limits.size)
        } catch {
            throw SecretStoreError(.files, "The secrets in “\(path.path)” cannot be read: \(error)")
        }
        guard content.prefix(3) == Self.header.prefix(3) else {
            throw damaged("is not a file of secrets")
        }
        guard content.prefix(Self.header.count) == Self.header else {
            throw damaged("was written by a newer Beckon (version \(content.dropFirst(3).first ?? 0))")
        }
        guard let plain = try box(makesKey: false).open(content.dropFirst(Self.header.count)) else {
            throw damaged("does not fit its key “\(key.path)”, or was changed")
        }
        do {
            return try JSONValue(parsing: plain, limits: Self.limits).list("items")
        } catch {
            throw damaged("cannot be read")
        }
    }

    private func write(_ items: [StoredItem]) throws {
        do {
            let plain = try JSONValue.members(["items": items.jsonOrNil]).serialized()
            guard plain.count < Self.limits.size / 2 else {
                throw SecretStoreError(.files, "The file of secrets “\(path.path)” is full.")
            }
            try PrivateFile.write(Self.header + box(makesKey: !exists).seal(plain), to: path)
        } catch let error as SecretStoreError {
            throw error
        } catch {
            throw SecretStoreError(.files, "The secrets in “\(path.path)” cannot be written: \(error)")
        }
    }

    private func box(makesKey: Bool) throws -> SecretBox {
        do {
            if makesKey, !FileManager.default.fileExists(atPath: key.path), let new = SecretBox.makeKey() {
                try PrivateFile.write(new, to: key)
            }
            if let box = SecretBox(key: try PrivateFile.read(key, upTo: SecretBox.keySize + 1)) { return box }
        } catch {
            throw SecretStoreError(
                .damaged,
                "The key “\(key.path)” cannot be read: \(error) Without it the secrets are lost: put it back, or move "
                    + "“\(path.path)” away to begin anew.")
        }
        throw SecretStoreError(.damaged, "“\(key.path)” is no key. Put the right one back.")
    }

    private func damaged(_ what: String) -> SecretStoreError {
        SecretStoreError(
            .damaged,
            "“\(path.path)” \(what). Nothing was changed: put back a copy of it, or move it away to begin anew.")
    }
}
