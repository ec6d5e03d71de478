// SPDX-License-Identifier: Apache-2.0

/// What went wrong on a bus: here, on the way, or at the peer.
package struct BusError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of fault; open for additions.
    package struct Code: Sendable, Hashable {
        package let name: String
        package init(name: String) { self.name = name }

        /// No bus answers at the address.
        package static let cannotConnect = Code(name: "cannotConnect")
        /// The connection is gone; nothing more arrives on it.
        package static let closed = Code(name: "closed")
        /// Nobody answered within the time given.
        package static let timedOut = Code(name: "timedOut")
        /// Nobody owns the name, or a filter hides it.
        package static let noSuchService = Code(name: "noSuchService")
        /// A policy, or the peer, refused the caller.
        package static let accessDenied = Code(name: "accessDenied")
        /// The name is owned by somebody else.
        package static let nameTaken = Code(name: "nameTaken")
        /// Values that the bus cannot carry, or that do not have the shape asked for.
        package static let invalidMessage = Code(name: "invalidMessage")
        /// The peer answered with an error of its own, see ``BusError/name``.
        package static let remote = Code(name: "remote")
    }

    package let code: Code
    /// The error's name on the bus, such as `org.freedesktop.DBus.Error.ServiceUnknown`.
    package let name: String?
    package let message: String

    package init(_ code: Code, _ message: String, name: String? = nil) {
        self.code = code
        self.message = message
        self.name = name
    }

    /// An error to answer a method call with, under a name of the service's own.
    package init(name: String, message: String) {
        self.init(BusError.code(named: name), message, name: name)
    }

    package var description: String { name.map { "\($0): \(message)" } ?? message }

    private static func code(named name: String) -> Code {
        switch name {
        case "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner": .noSuchService
        case "org.freedesktop.DBus.Error.AccessDenied", "org.freedesktop.DBus.Error.InteractiveAuthorizationRequired":
            .accessDenied
        case "org.freedesktop.DBus.Error.NoReply", "org.freedesktop.DBus.Error.Timeout",
            "org.freedesktop.DBus.Error.TimedOut", "System.Error.ETIMEDOUT":
            .timedOut
        case "org.freedesktop.DBus.Error.Disconnected", "System.Error.ECONNRESET", "System.Error.ENOTCONN": .closed
        default: .remote
        }
    }
}
