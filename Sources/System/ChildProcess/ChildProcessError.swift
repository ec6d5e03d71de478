// SPDX-License-Identifier: Apache-2.0

/// Why a program could not be run to its end.
package struct ChildProcessError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of fault; open for additions.
    package struct Code: Sendable, Hashable {
        package let name: String
        package init(name: String) { self.name = name }

        package static let cannotStart = Code(name: "cannotStart")
        package static let timedOut = Code(name: "timedOut")
    }

    package let code: Code
    package let message: String

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    package var description: String { message }
}
