// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A key of 32 bytes; its description never shows it.
package struct WireGuardKey: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
    /// The spelling of configuration files, in Base64.
    package let base64: String

    /// - Returns: nil where the text is not the Base64 of 32 bytes.
    package init?(base64: String) {
        guard base64.utf8.count == 44, Data(base64Encoded: base64)?.count == 32 else { return nil }
        self.base64 = base64
    }

    package var description: String { "(key)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
