// SPDX-License-Identifier: Apache-2.0

/// Why a snippet could not be drawn.
package struct SnippetError: Error, Sendable, CustomStringConvertible {
    package struct Code: RawRepresentable, Sendable, Hashable {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }
        /// More views, nesting or layout work than `SnippetLimits` allows.
        package static let tooLarge = Code(rawValue: "tooLarge")
        /// The drawing library refused: no memory, or a picture it cannot make.
        package static let drawing = Code(rawValue: "drawing")
        /// A request to `beckon-picture` that cannot be read.
        package static let request = Code(rawValue: "request")
        /// The process that draws is missing, failed, or took more time or memory than it may.
        package static let process = Code(rawValue: "process")
    }
    package var code: Code
    package var message: String
    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
    package var description: String { message }
}
