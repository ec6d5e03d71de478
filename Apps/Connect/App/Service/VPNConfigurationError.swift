// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Bus
import ConnectCore
import SwiftUI

/// Why the VPN is not as it was wanted; shows itself, and ends the action as a failure.
struct VPNConfigurationError: Error, Sendable, Hashable {
    /// The service's, or one of the app's own.
    let code: ConnectFailure.Code
    /// The service's own words, in English, for causes that have no translation.
    let detail: String

    /// No VPN is set up for this person, or an administrator's policy keeps this person from it.
    static let configurationIsNotAvailable = VPNConfigurationError(
        code: .noProfile, detail: "No VPN is configured for you.")

    init(code: ConnectFailure.Code, detail: String) {
        self.code = code
        self.detail = detail
    }

    init(_ error: BusError) {
        if let name = error.name, name.hasPrefix(ConnectNames.errorPrefix) {
            let code = String(name.dropFirst(ConnectNames.errorPrefix.count))
            self.init(code: ConnectFailure.Code(rawValue: code), detail: error.message)
        } else if error.code == .accessDenied {
            self.init(code: .accessDenied, detail: error.message)
        } else if error.code == .timedOut {
            self.init(code: .serviceSilent, detail: error.message)
        } else {
            self.init(code: .serviceMissing, detail: error.message)
        }
    }

    /// For `SecretsNeeded`: what is needed, from the list after the message's colon.
    var secrets: [SecretName] {
        guard let colon = detail.firstIndex(of: ":") else { return [] }
        return detail[detail.index(after: colon)...].split(separator: ",").map {
            SecretName(rawValue: $0.trimmingCharacters(in: .whitespaces))
        }
    }

    /// What went wrong and what to do, in the person's language.
    var message: String { String(localized: localizedStringResource) }
}

extension VPNConfigurationError: CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource {
        switch code {
        case .noProfile: "error.no_profile"
        case .noSuchProfile: "error.no_such_profile"
        case .invalidProfile: "error.invalid_profile \(detail)"
        case .profileExists: "error.profile_exists"
        case .secretsNeeded: "error.secrets_needed"
        case .notAllowed: "error.not_allowed"
        case .noNetwork: "error.no_network"
        case .nameNotResolved: "error.name_not_resolved"
        case .serverNotResponding: "error.server_not_responding"
        case .authenticationFailed: "error.authentication_failed"
        case .certificateRefused: "error.certificate_refused"
        case .permissionDenied: "error.permission_denied"
        case .deviceMissing: "error.device_missing"
        case .programMissing: "error.program_missing"
        case .managerNotRunning: "error.manager_not_running"
        case .noResolver: "error.no_resolver"
        case .setUpFailed: "error.set_up_failed \(detail)"
        case .cleanUpFailed: "error.clean_up_failed \(detail)"
        case .alreadyInProgress: "error.already_in_progress"
        case .cancelled: "error.cancelled"
        case .connectionLost: "error.connection_lost"
        case .interrupted: "error.interrupted"
        case .accessDenied: "error.access_denied"
        case .serviceMissing: "error.service_missing"
        case .serviceSilent: "error.service_silent"
        default: "error.other \(detail)"
        }
    }
}

extension VPNConfigurationError: SnippetProvidingError {
    @MainActor var snippet: some View { VPNStatusView(state: .error(self)) }
}
