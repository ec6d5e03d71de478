// SPDX-License-Identifier: Apache-2.0
internal import CSodium
package import Foundation

/// Authenticated encryption with one key: libsodium's `crypto_secretbox`, with a random nonce in front.
package struct SecretBox: Sendable {
    package static var keySize: Int { crypto_secretbox_keybytes() }

    private let key: [UInt8]

    /// Nil where the key has another length, or the library does not work.
    package init?(key: Data) {
        guard Self.isReady, key.count == Self.keySize else { return nil }
        self.key = Array(key)
    }

    /// A key from the system's random numbers; nil where the library does not work.
    package static func makeKey() -> Data? {
        guard isReady else { return nil }
        var key = [UInt8](repeating: 0, count: keySize)
        crypto_secretbox_keygen(&key)
        return Data(key)
    }

    package func seal(_ message: Data) -> Data {
        let plain = Array(message)
        var nonce = [UInt8](repeating: 0, count: crypto_secretbox_noncebytes())
        randombytes_buf(&nonce, nonce.count)
        var sealed = [UInt8](repeating: 0, count: plain.count + crypto_secretbox_macbytes())
        _ = crypto_secretbox_easy(&sealed, plain, UInt64(plain.count), nonce, key)
        return Data(nonce + sealed)
    }

    /// Nil where the key is another one, or anything was changed.
    package func open(_ data: Data) -> Data? {
        let overhead = crypto_secretbox_noncebytes() + crypto_secretbox_macbytes()
        guard data.count >= overhead else { return nil }
        let nonce = Array(data.prefix(crypto_secretbox_noncebytes()))
        let sealed = Array(data.dropFirst(nonce.count))
        var plain = [UInt8](repeating: 0, count: data.count - overhead)
        guard crypto_secretbox_open_easy(&plain, sealed, UInt64(sealed.count), nonce, key) == 0 else { return nil }
        return Data(plain)
    }

    private static let isReady = sodium_init() >= 0
}
