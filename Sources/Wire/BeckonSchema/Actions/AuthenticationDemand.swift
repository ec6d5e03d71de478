// SPDX-License-Identifier: Apache-2.0

/// What an extension hands out where it wants the person to authenticate, for the host to bring back when they have.
///
/// It names no action: the host calls the one that asked, and no other.
package struct AuthenticationDemand: Sendable, Hashable {
    /// A random text, good for one call.
    package var challenge: String
    /// The values that it is good for, to be sent back as they are.
    package var arguments: [String: JSONValue]

    package init(challenge: String, arguments: [String: JSONValue]) {
        self.challenge = challenge
        self.arguments = arguments
    }
}

extension AuthenticationDemand: JSONRepresentable {
    package var json: JSONValue { ["challenge": .string(challenge), "arguments": .object(arguments)] }

    package init(json: JSONValue) throws {
        guard let arguments = try json.required("arguments").objectValue else {
            throw SchemaError(.wrongType, "“arguments” is no object.")
        }
        self.init(challenge: try json.requiredString("challenge"), arguments: arguments)
    }
}
