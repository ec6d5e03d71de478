// SPDX-License-Identifier: Apache-2.0

/// A method call to be sent: whom, what, with which values.
package struct BusMethodCall: Sendable, Hashable {
    package var destination: String
    package var path: String
    package var interface: String
    package var member: String
    package var arguments: [BusValue]
    /// Lets the peer ask the person for a password through polkit.
    package var allowsInteractiveAuthorization: Bool
    /// How long to wait for the answer.
    package var timeout: Duration

    package init(
        _ destination: String, _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue] = [],
        allowsInteractiveAuthorization: Bool = false, timeout: Duration = .seconds(25)
    ) {
        self.destination = destination
        self.path = path
        self.interface = interface
        self.member = member
        self.arguments = arguments
        self.allowsInteractiveAuthorization = allowsInteractiveAuthorization
        self.timeout = timeout
    }
}
