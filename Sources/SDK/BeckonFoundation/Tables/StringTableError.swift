// SPDX-License-Identifier: Apache-2.0

/// A table that could not be read.
package struct StringTableError: Error, Sendable, Hashable, CustomStringConvertible {
    package let file: String
    package let message: String

    package init(file: String, _ message: String) {
        self.file = file
        self.message = message
    }

    package var description: String { "The table \(file) is skipped: \(message)" }
}
