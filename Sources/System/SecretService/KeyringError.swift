// SPDX-License-Identifier: Apache-2.0
internal import CSecret

/// Why the keyring did not do what it was asked.
package struct KeyringError: Error, Sendable, Hashable {
    package enum Code: String, Sendable, Hashable {
        /// No Secret Service answers on the session bus.
        case absent
        /// The person did not open it.
        case locked
        case failed
    }

    package let code: Code
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// Takes over an error of GLib's.
    init(taking error: UnsafeMutablePointer<GError>?) {
        guard let error else {
            self.init(.failed, "The keyring gave no reason.")
            return
        }
        defer { g_error_free(error) }
        let code: Code =
            beckon_is_locked(error) != 0 ? .locked : beckon_is_absent(error) != 0 ? .absent : .failed
        self.init(code, error.pointee.message.map { String(cString: $0) } ?? "")
    }
}
