// SPDX-License-Identifier: Apache-2.0

/// Why the host could not do what it was asked.
package struct HostError: Error, Sendable, CustomStringConvertible {
    /// The kind of fault; open for additions.
    package struct Code: Sendable, Hashable {
        package let name: String
        package init(name: String) { self.name = name }

        /// What was given is no bundle that could be installed.
        package static let badBundle = Code(name: "badBundle")
        /// The bundle wants entitlements that nobody granted.
        package static let notGranted = Code(name: "notGranted")
        package static let unknownApp = Code(name: "unknownApp")
        package static let unknownAction = Code(name: "unknownAction")
        /// The name fits several; `alternatives` lists them.
        package static let ambiguous = Code(name: "ambiguous")
        /// The app is the system's and cannot be changed here.
        package static let readOnly = Code(name: "readOnly")
        package static let files = Code(name: "files")
        package static let database = Code(name: "database")
        /// The database can be read, and what stands in it is not what Beckon writes.
        package static let damaged = Code(name: "damaged")
        /// The extension's process could not be started.
        package static let sandbox = Code(name: "sandbox")
        /// The extension ended, or broke the protocol.
        package static let crashed = Code(name: "crashed")
        package static let timedOut = Code(name: "timedOut")
    }

    package let code: Code
    /// What went wrong, where, and what to do.
    package let message: String
    /// Names that may have been meant.
    package let alternatives: [String]
    package let cause: (any Error)?

    package init(_ code: Code, _ message: String, alternatives: [String] = [], cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.alternatives = alternatives
        self.cause = cause
    }

    package var description: String { message }
}
