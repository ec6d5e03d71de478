// SPDX-License-Identifier: Apache-2.0
package import Bus
package import Foundation

/// What the service is told on its command line.
package struct ServiceOptions: Sendable {
    /// An error in the command line, in words for the person who wrote it.
    package struct Problem: Error, CustomStringConvertible {
        package let description: String
    }

    package static let help = """
        usage: connect-service [options]
        Owns the VPN tunnel and takes orders over D-Bus as org.beckon.Connect1.

          --bus-address ADDRESS  "system" (as without it), "session", or a D-Bus address
          --profiles DIRECTORY   holds NAME.conf files (/etc/beckon/connect)
          --state DIRECTORY      the service's own (/var/lib/beckon-connect)
          --owner UID            the user who may steer the tunnel, besides root (the one who runs the service)
          --limit SECONDS        longest time to make a connection (10)
          --silence SECONDS      how long data may stay unanswered before the tunnel counts as lost (20)
          --watch SECONDS        time between looks at the tunnel (2)

        """

    package var address: BusAddress
    package var profiles = URL(fileURLWithPath: "/etc/beckon/connect")
    package var state = URL(fileURLWithPath: "/var/lib/beckon-connect")
    package var owner: UInt32 = getuid()
    package var limit: Duration = .seconds(10)
    package var wireGuard = WireGuardSettings()

    /// - Throws: ``Problem``, and `BusError` where there is no session bus.
    package init(_ arguments: [String]) throws {
        address = .system()
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { throw Problem(description: "\(option) needs a value after it") }
            switch option {
            case "--bus-address": address = try Self.address(value)
            case "--profiles": profiles = URL(fileURLWithPath: value)
            case "--state": state = URL(fileURLWithPath: value)
            case "--owner":
                guard let user = UInt32(value) else { throw Problem(description: "“\(value)” is not a user's number") }
                owner = user
            case "--limit": limit = try Self.seconds(value)
            case "--silence": wireGuard.silenceLimit = try Self.seconds(value)
            case "--watch": wireGuard.watchInterval = try Self.seconds(value)
            default: throw Problem(description: "there is no option “\(option)”; see --help")
            }
        }
    }

    private static func address(_ value: String) throws -> BusAddress {
        switch value {
        case "system": .system()
        case "session": try .session()
        default: BusAddress(value)
        }
    }

    private static func seconds(_ value: String) throws -> Duration {
        guard let number = Double(value), number > 0, number <= 3600 else {
            throw Problem(description: "“\(value)” is not a number of seconds from 0 to 3600")
        }
        return .seconds(number)
    }
}
