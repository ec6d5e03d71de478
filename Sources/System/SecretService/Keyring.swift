// SPDX-License-Identifier: Apache-2.0
internal import CSecret
package import Foundation

/// The person's keyring, as the session's Secret Service keeps it.
package final class Keyring {
    /// One item of Beckon's.
    package struct Item: Sendable, Hashable {
        package var identifier: String
        package var group: String
        /// What a program that shows keyrings calls it.
        package var label: String
        package var secret: Data

        package init(identifier: String, group: String, label: String, secret: Data) {
            self.identifier = identifier
            self.group = group
            self.label = label
            self.secret = secret
        }
    }

    private let service: UnsafeMutablePointer<SecretService>

    /// Connects to the service of the session bus; starts it where the bus can.
    /// - Throws: `KeyringError`.
    package init() throws(KeyringError) {
        var error: UnsafeMutablePointer<GError>?
        let service = secret_service_get_sync(SECRET_SERVICE_OPEN_SESSION, nil, &error)
        guard let service else { throw KeyringError(taking: error) }
        self.service = service
    }

    deinit { beckon_unref(service) }

    /// Whether the keyring that new items go to has to be opened first; nil where there is none yet.
    package func isLocked() throws(KeyringError) -> Bool? {
        guard let collection = try collection() else { return nil }
        defer { beckon_unref(collection) }
        return secret_collection_get_locked(collection) != 0
    }

    /// The items of a group; the person is asked to open what is locked.
    /// - Throws: `KeyringError`, with code `locked` where that was not done.
    package func items(of group: String) throws(KeyringError) -> [Item] {
        try open()
        let attributes = beckon_keychain_attributes(group, nil)
        defer { g_hash_table_unref(attributes) }
        let found = try search(
            attributes, SECRET_SEARCH_ALL.rawValue | SECRET_SEARCH_UNLOCK.rawValue | SECRET_SEARCH_LOAD_SECRETS.rawValue
        )
        defer { beckon_free_items(found) }
        var items: [Item] = []
        var entry = found
        while let node = entry {
            if let item = node.pointee.data?.assumingMemoryBound(to: SecretItem.self) {
                items.append(try Self.read(item, of: group))
            }
            entry = node.pointee.next
        }
        return items
    }

    private func search(
        _ attributes: OpaquePointer?, _ flags: UInt32
    ) throws(KeyringError) -> UnsafeMutablePointer<GList>? {
        var error: UnsafeMutablePointer<GError>?
        let found = secret_service_search_sync(
            service, beckon_schema(), attributes, SecretSearchFlags(rawValue: flags), nil, &error)
        if error != nil { throw KeyringError(taking: error) }
        return found
    }

    /// Has the person open the keyring, where it is locked: what is in a locked one is not found, without a word.
    private func open() throws(KeyringError) {
        guard let collection = try collection() else { return }
        defer { beckon_unref(collection) }
        guard secret_collection_get_locked(collection) != 0 else { return }
        let wanted = g_list_append(nil, collection)
        defer { g_list_free(wanted) }
        var error: UnsafeMutablePointer<GError>?
        let opened = secret_service_unlock_sync(service, wanted, nil, nil, &error)
        if error != nil { throw KeyringError(taking: error) }
        guard opened > 0 else { throw KeyringError(.locked, "The keyring was not opened.") }
    }

    /// The keyring that new items go to.
    private func collection() throws(KeyringError) -> UnsafeMutablePointer<SecretCollection>? {
        var error: UnsafeMutablePointer<GError>?
        let collection = secret_collection_for_alias_sync(
            service, SECRET_COLLECTION_DEFAULT, SECRET_COLLECTION_NONE, nil, &error)
        if error != nil { throw KeyringError(taking: error) }
        return collection
    }

    /// Keeps an item, in place of the one that has its identifier.
    /// - Throws: `KeyringError`, with code `locked` where the person did not open the keyring.
    package func store(_ item: Item) throws(KeyringError) {
        let attributes = beckon_keychain_attributes(item.group, item.identifier)
        defer { g_hash_table_unref(attributes) }
        let value = item.secret.withUnsafeBytes { bytes in
            secret_value_new(
                bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, "application/json")
        }
        defer { secret_value_unref(UnsafeMutableRawPointer(value)) }
        var error: UnsafeMutablePointer<GError>?
        let isStored = secret_service_store_sync(
            service, beckon_schema(), attributes, SECRET_COLLECTION_DEFAULT, item.label, value, nil, &error)
        if error != nil { throw KeyringError(taking: error) }
        guard isStored != 0 else { throw KeyringError(.locked, "The keyring was not opened.") }
    }

    /// Removes one item of a group, or all of them.
    /// - Throws: `KeyringError`, with code `locked` where the person did not open the keyring.
    package func remove(_ identifier: String?, of group: String) throws(KeyringError) {
        try open()
        let attributes = beckon_keychain_attributes(group, identifier)
        defer { g_hash_table_unref(attributes) }
        var error: UnsafeMutablePointer<GError>?
        secret_service_clear_sync(service, beckon_schema(), attributes, nil, &error)
        if error != nil { throw KeyringError(taking: error) }
    }

    private static func read(
        _ item: UnsafeMutablePointer<SecretItem>, of group: String
    ) throws(KeyringError) -> Item {
        guard let value = secret_item_get_secret(item) else {
            throw KeyringError(.locked, "The keyring was not opened.")
        }
        defer { secret_value_unref(UnsafeMutableRawPointer(value)) }
        let attributes = secret_item_get_attributes(item)
        let label = secret_item_get_label(item)
        defer {
            g_hash_table_unref(attributes)
            g_free(label)
        }
        let identifier = g_hash_table_lookup(attributes, "item").map {
            String(cString: $0.assumingMemoryBound(to: CChar.self))
        }
        var length: gsize = 0
        let bytes = secret_value_get(value, &length)
        return Item(
            identifier: identifier ?? "", group: group, label: label.map { String(cString: $0) } ?? "",
            secret: bytes.map { Data(bytes: $0, count: Int(length)) } ?? Data())
    }
}
