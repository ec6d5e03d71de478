// SPDX-License-Identifier: Apache-2.0
package import Bus
package import Foundation
import Getopt

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
          --profiles DIRECTORY   holds NAME.conf and NAME.ovpn files (/etc/beckon/connect)
          --state DIRECTORY      the service's own (/var/lib/beckon-connect)
          --policy FILE          says whom the administrator allows (/etc/beckon/connect.policy)
          --owner UID            let this user and root steer the tunnel, on a bus without polkit
          --limit SECONDS        longest time to make a connection (10)
          --silence SECONDS      how long a server that is asked may be silent before the tunnel counts as lost (8)
          --watch SECONDS        time between looks at the tunnel (1)
          -h, --help             show this

        """

    package var address: BusAddress
    package var profiles = URL(fileURLWithPath: "/etc/beckon/connect")
    package var state = URL(fileURLWithPath: "/var/lib/beckon-connect")
    package var policy = URL(fileURLWithPath: "/etc/beckon/connect.policy")
    /// Who may steer besides root; nil where polkit decides.
    package var owner: UInt32?
    package var limit: Duration = .seconds(10)
    package var wireGuard = WireGuardSettings()

    /// Whether nothing is wanted but ``help``.
    package var asksForHelp = false

    private static let scanner = OptionScanner(
        ["bus-address", "profiles", "state", "policy", "owner", "limit", "silence", "watch"].map {
            OptionShape($0, takesValue: true)
        } + [OptionShape("help", short: "h", takesValue: false)])

    /// - Throws: ``Problem``, and `BusError` where there is no session bus.
    package init(_ arguments: [String]) throws {
        address = .system()
        let line = try Self.scanned(arguments)
        asksForHelp = line.options.contains { $0.name == "help" }
        if asksForHelp { return }
        if let word = line.operands.first { throw Problem(description: "“\(word)” is no option; see --help") }
        for option in line.options { try set(option.name, to: option.value) }
    }

    private mutating func set(_ option: String, to value: String) throws {
        switch option {
        case "bus-address": address = try Self.address(value)
        case "profiles": profiles = URL(fileURLWithPath: value)
        case "state": state = URL(fileURLWithPath: value)
        case "policy": policy = URL(fileURLWithPath: value)
        case "owner":
            guard let user = UInt32(value) else { throw Problem(description: "“\(value)” is not a user's number") }
            owner = user
        case "limit": limit = try Self.seconds(value)
        case "silence": wireGuard.silenceLimit = try Self.seconds(value)
        case "watch": wireGuard.watchInterval = try Self.seconds(value)
        default: break
        }
    }

    private static func scanned(_ arguments: [String]) throws(Problem) -> ScannedLine {
        do throws(OptionFault) {
            return try scanner.scan(arguments)
        } catch {
            switch error {
            case .missingValue(let option): throw Problem(description: "--\(option) needs a value after it")
            case .unexpectedValue(let option): throw Problem(description: "--\(option) takes no value")
            case .ambiguous(let word, let names):
                let list = names.map { "--\($0)" }.joined(separator: ", ")
                throw Problem(description: "“\(word)” is short for several options: \(list)")
            case .unknown(let word): throw Problem(description: "there is no option “\(word)”; see --help")
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
