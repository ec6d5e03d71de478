// SPDX-License-Identifier: Apache-2.0

/// Why a snippet could not be drawn.
package struct SnippetError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of fault; open for additions.
    package struct Code: Sendable, Hashable {
        package let name: String
        package init(name: String) { self.name = name }

        /// More views, nesting or layout work than `SnippetLimits` allows.
        package static let tooLarge = Code(name: "tooLarge")
        /// The drawing library refused: no memory, or a picture it cannot make.
        package static let drawing = Code(name: "drawing")
        /// A request to `beckon-picture` that cannot be read.
        package static let request = Code(name: "request")
        /// The process that draws is missing, failed, or took more time or memory than it may.
        package static let process = Code(name: "process")
    }

    package let code: Code
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    package var description: String { message }
}
