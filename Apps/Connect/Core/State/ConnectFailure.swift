// SPDX-License-Identifier: Apache-2.0

/// Why there is no tunnel: a cause that programs can tell apart, and words that say what to do.
package struct ConnectFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The cause; the raw value is stable and appears on the bus. Open for additions.
    package struct Code: RawRepresentable, Sendable, Hashable {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }

        package static let noProfile = Code(rawValue: "NoProfile")
        package static let noSuchProfile = Code(rawValue: "NoSuchProfile")
        package static let invalidProfile = Code(rawValue: "InvalidProfile")
        package static let profileExists = Code(rawValue: "ProfileExists")
        /// The detail lists the names of the secrets, separated by commas.
        package static let secretsNeeded = Code(rawValue: "SecretsNeeded")
        /// The administrator's policy does not let this person use the VPN.
        package static let notAllowed = Code(rawValue: "NotAllowed")
        package static let noNetwork = Code(rawValue: "NoNetwork")
        package static let nameNotResolved = Code(rawValue: "NameNotResolved")
        package static let serverNotResponding = Code(rawValue: "ServerNotResponding")
        package static let authenticationFailed = Code(rawValue: "AuthenticationFailed")
        package static let certificateRefused = Code(rawValue: "CertificateRefused")
        package static let permissionDenied = Code(rawValue: "PermissionDenied")
        package static let deviceMissing = Code(rawValue: "DeviceMissing")
        package static let programMissing = Code(rawValue: "ProgramMissing")
        /// The profile names DNS servers, and nothing on this machine can set them.
        package static let noResolver = Code(rawValue: "NoResolver")
        package static let managerNotRunning = Code(rawValue: "ManagerNotRunning")
        package static let setUpFailed = Code(rawValue: "SetUpFailed")
        package static let alreadyInProgress = Code(rawValue: "AlreadyInProgress")
        package static let cancelled = Code(rawValue: "Cancelled")
        package static let connectionLost = Code(rawValue: "ConnectionLost")
        package static let interrupted = Code(rawValue: "Interrupted")
        package static let cleanUpFailed = Code(rawValue: "CleanUpFailed")
    }

    package let code: Code
    /// What was found, with the names and numbers of this case; never a secret.
    package let detail: String

    package init(_ code: Code, _ detail: String) {
        self.code = code
        self.detail = detail
    }

    package var description: String { advice.isEmpty ? detail : "\(detail). \(advice)." }

    /// What the person can do about the cause; empty where nothing needs doing.
    package var advice: String {
        switch code {
        case .noProfile: "Put a .conf file of WireGuard or an .ovpn file into the profile folder"
        case .noSuchProfile: "Choose one of the profiles that the service lists"
        case .invalidProfile: "Correct the profile's file"
        case .profileExists: "Give the file another name, or remove that profile first"
        case .secretsNeeded: "Connect in a place where you can be asked for them"
        case .notAllowed: "Ask the administrator of this machine"
        case .noNetwork: "Check the network connection"
        case .nameNotResolved: "Check the server's name and the network's name server"
        case .serverNotResponding: "Check that the server runs, and that the keys on both sides belong together"
        case .authenticationFailed: "Check user name, password and keys"
        case .certificateRefused: "Ask the server's administrator for a valid certificate"
        case .permissionDenied: "Run the service with the right to administer the network"
        case .deviceMissing: "Load the tun module, or let the service open /dev/net/tun"
        case .noResolver: "Install openresolv or start systemd-resolved, or take the DNS line out of the profile"
        case .programMissing: "Install what is named; WireGuard needs iproute2, wireguard-tools and wireguard-go"
        case .managerNotRunning: "Start NetworkManager, or use a profile that does not need it"
        case .alreadyInProgress: "Wait for it to finish, or disconnect first"
        case .connectionLost: "Connect again once the server can be reached"
        case .cleanUpFailed: "Remove what is named, then start the service again"
        default: ""
        }
    }
}
