// SPDX-License-Identifier: Apache-2.0

/// Text could not be written.
package struct ConsoleError: Error, Sendable, Hashable {
    /// The kind of fault; open for additions.
    package struct Code: Sendable, Hashable {
        package let name: String

        /// The reader closed its end, as `head` does.
        package static let readerGone = Code(name: "readerGone")
        package static let failed = Code(name: "failed")
    }

    package var code: Code
    package var message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
