// SPDX-License-Identifier: Apache-2.0

/// Why a picture, a text or an image could not be made.
package struct DrawingError: Error, Sendable, CustomStringConvertible {
    package struct Code: RawRepresentable, Sendable, Hashable {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }
        /// A size that no picture can have, or no memory for it.
        package static let surface = Code(rawValue: "surface")
        /// Bytes that are no image of a kind that is read.
        package static let image = Code(rawValue: "image")
        /// The PNG could not be written.
        package static let encoding = Code(rawValue: "encoding")
    }
    package var code: Code
    package var message: String
    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
    package var description: String { message }
}
