// SPDX-License-Identifier: Apache-2.0

/// Why a picture, a text or an image could not be made.
package struct DrawingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of fault; open for additions.
    package struct Code: Sendable, Hashable {
        package let name: String
        package init(name: String) { self.name = name }

        /// A size that no picture can have, or no memory for it.
        package static let surface = Code(name: "surface")
        /// Bytes that are no image of a kind that is read.
        package static let image = Code(name: "image")
        /// The PNG could not be written.
        package static let encoding = Code(name: "encoding")
    }

    package let code: Code
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    package var description: String { message }
}
