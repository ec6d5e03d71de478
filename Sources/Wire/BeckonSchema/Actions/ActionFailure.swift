// SPDX-License-Identifier: Apache-2.0

/// Why an action failed, in the person's language.
package struct ActionFailure: Error, Sendable, Hashable {
    /// The kind of failure; open for additions.
    package struct Code: Sendable, Hashable, RawRepresentable {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        /// `perform()` threw.
        package static let failed = Code(rawValue: "failed")
        /// The person refused a confirmation.
        package static let declined = Code(rawValue: "declined")
        /// The call was cancelled, or a question was put away.
        package static let cancelled = Code(rawValue: "cancelled")
        /// A value is missing and nobody could be asked.
        package static let needsValue = Code(rawValue: "needsValue")
        /// A value does not fit its parameter.
        package static let invalidValue = Code(rawValue: "invalidValue")
        /// Nothing in the app answers to what was said for an entity.
        package static let notFound = Code(rawValue: "notFound")
        /// The policy, or a missing grant, forbids it.
        package static let denied = Code(rawValue: "denied")
        package static let authenticationRequired = Code(rawValue: "authenticationRequired")
        /// The call says that the person has authenticated, and does not show what it was asked to bring back for that.
        package static let invalidAuthentication = Code(rawValue: "invalidAuthentication")
        package static let timedOut = Code(rawValue: "timedOut")
        /// The extension's process ended, or broke the protocol.
        package static let crashed = Code(rawValue: "crashed")
        /// The action can run only inside the host, which guards it.
        package static let needsHost = Code(rawValue: "needsHost")
    }

    package var code: Code
    /// What went wrong and what to do.
    package var message: String
    /// The parameter it is about.
    package var parameter: String?

    package init(_ code: Code, _ message: String, parameter: String? = nil) {
        self.code = code
        self.message = message
        self.parameter = parameter
    }
}

extension ActionFailure: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "code": .string(code.rawValue), "message": .string(message),
            "parameter": parameter.map(JSONValue.string),
        ])
    }

    package init(json: JSONValue) throws {
        self.init(
            Code(rawValue: try json.requiredString("code")), try json.requiredString("message"),
            parameter: try json.string("parameter"))
    }
}
