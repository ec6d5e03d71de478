// SPDX-License-Identifier: Apache-2.0
import Bus
import ConnectCore

/// Turns the errors that NetworkManager answers with into causes.
enum NetworkManagerFault {
    /// Does something on the bus.
    @discardableResult
    static func translate<Value: Sendable>(
        _ action: () async throws -> Value
    ) async throws(ConnectFailure) -> Value {
        do {
            return try await action()
        } catch let failure as ConnectFailure {
            throw failure
        } catch let error as BusError {
            throw failure(error)
        } catch {
            throw ConnectFailure(.cancelled, "The connection was cancelled")
        }
    }

    static func failure(_ error: BusError) -> ConnectFailure {
        switch error.code {
        case .noSuchService, .closed, .cannotConnect:
            return ConnectFailure(.managerNotRunning, "NetworkManager does not run: \(error.message)")
        case .timedOut: return ConnectFailure(.setUpFailed, "NetworkManager does not answer: \(error.message)")
        case .accessDenied: return ConnectFailure(.permissionDenied, "NetworkManager refused: \(error.message)")
        default: break
        }
        let name = error.name?.split(separator: ".").last.map(String.init) ?? ""
        let words = error.message.hasSuffix(".") ? String(error.message.dropLast()) : error.message
        let said = "NetworkManager said: \(words)"
        if error.message.contains("VPN service") { return ConnectFailure(.programMissing, said) }
        if error.message.contains("source connection") {
            return ConnectFailure(.noNetwork, "NetworkManager has no network that the VPN could run over")
        }
        return switch name {
        case "PermissionDenied", "NotPrivileged": ConnectFailure(.permissionDenied, said)
        case "UnknownConnection", "InvalidConnection", "InvalidUuid": ConnectFailure(.noSuchProfile, said)
        case "UnknownDevice", "MissingPlugin": ConnectFailure(.deviceMissing, said)
        case "MissingSetting", "InvalidSetting", "InvalidProperty", "MissingProperty", "InvalidArguments":
            ConnectFailure(.invalidProfile, said)
        case "ConnectionAlreadyActive": ConnectFailure(.alreadyInProgress, said)
        default: ConnectFailure(.setUpFailed, said)
        }
    }
}
