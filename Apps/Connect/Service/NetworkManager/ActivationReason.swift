// SPDX-License-Identifier: Apache-2.0
package import ConnectCore

/// Why an active connection changed its state; the raw values are NetworkManager's `NMActiveConnectionStateReason`.
package struct ActivationReason: RawRepresentable, Sendable, Hashable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let none = ActivationReason(rawValue: 1)
    package static let userDisconnected = ActivationReason(rawValue: 2)
    package static let deviceDisconnected = ActivationReason(rawValue: 3)
    package static let serviceStopped = ActivationReason(rawValue: 4)
    package static let configurationInvalid = ActivationReason(rawValue: 5)
    package static let connectTimeout = ActivationReason(rawValue: 6)
    package static let serviceStartTimeout = ActivationReason(rawValue: 7)
    package static let serviceStartFailed = ActivationReason(rawValue: 8)
    package static let noSecrets = ActivationReason(rawValue: 9)
    package static let loginFailed = ActivationReason(rawValue: 10)
    package static let connectionRemoved = ActivationReason(rawValue: 11)
    package static let dependencyFailed = ActivationReason(rawValue: 12)
    package static let deviceRealizeFailed = ActivationReason(rawValue: 13)
    package static let deviceRemoved = ActivationReason(rawValue: 14)
    /// Not NetworkManager's: it has itself gone from the bus.
    package static let managerEnded = ActivationReason(rawValue: -1)

    /// Whether the cause has to be looked for elsewhere.
    var isUnexplained: Bool { rawValue == 0 || self == .none || self == .serviceStopped }

    /// Why a connection that was being made did not come up.
    ///
    /// - Parameter name: the connection's, for people.
    package func failureToConnect(_ name: String) -> ConnectFailure {
        switch self {
        case .userDisconnected:
            ConnectFailure(.cancelled, "Another program disconnected “\(name)” while it was being connected")
        case .deviceDisconnected:
            ConnectFailure(.noNetwork, "The network that “\(name)” runs over was disconnected")
        case .serviceStopped:
            ConnectFailure(.setUpFailed, "NetworkManager's plugin for “\(name)” ended before it was connected")
        case .configurationInvalid:
            ConnectFailure(.setUpFailed, "The server of “\(name)” sent addresses or routes that cannot be used")
        case .connectTimeout:
            ConnectFailure(.serverNotResponding, "The server of “\(name)” did not answer in NetworkManager's time")
        case .serviceStartTimeout, .serviceStartFailed:
            ConnectFailure(.programMissing, "NetworkManager's plugin for “\(name)” does not start; install it anew")
        case .noSecrets:
            ConnectFailure(.authenticationFailed, "The server of “\(name)” did not accept what was given to log in")
        case .loginFailed:
            ConnectFailure(.authenticationFailed, "The server of “\(name)” refused the log-in")
        case .connectionRemoved:
            ConnectFailure(.noSuchProfile, "“\(name)” was removed from NetworkManager while it was being connected")
        case .dependencyFailed:
            ConnectFailure(.noNetwork, "The network that “\(name)” runs over could not be connected")
        case .deviceRealizeFailed:
            ConnectFailure(.deviceMissing, "NetworkManager could not make the network device of “\(name)”")
        case .deviceRemoved:
            ConnectFailure(.deviceMissing, "The network device of “\(name)” was removed while it was being connected")
        case .managerEnded:
            ConnectFailure(.managerNotRunning, "NetworkManager ended while “\(name)” was being connected")
        default:
            ConnectFailure(
                .setUpFailed, "NetworkManager could not connect “\(name)” and gave no reason (\(rawValue))")
        }
    }

    /// Why a connection that was up is not any more.
    package func loss(of name: String) -> ConnectFailure {
        let what =
            switch self {
            case .userDisconnected: "Another program disconnected “\(name)”"
            case .deviceDisconnected, .dependencyFailed: "The network that “\(name)” ran over was disconnected"
            case .serviceStopped: "NetworkManager's plugin for “\(name)” ended"
            case .connectionRemoved: "“\(name)” was removed from NetworkManager"
            case .deviceRemoved: "The network device of “\(name)” was removed by another program"
            case .noSecrets, .loginFailed: "The server of “\(name)” asked for a new log-in and refused it"
            case .managerEnded: "NetworkManager ended, and “\(name)” with it"
            default: "NetworkManager took “\(name)” down (reason \(rawValue))"
            }
        return ConnectFailure(.connectionLost, what)
    }
}
