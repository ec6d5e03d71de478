// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Bus
import ConnectCore
import SwiftUI

/// Why the VPN is not as it was wanted; shows itself, and ends the action as a failure.
struct VPNConfigurationError: Error, Sendable, Hashable {
    /// A failure's code of the service, or one of those below.
    let code: String
    /// The service's own words, in English, for causes that have no translation.
    let detail: String

    /// No VPN is set up for this person, or an administrator's policy keeps this person from it.
    static let configurationIsNotAvailable = VPNConfigurationError(
        code: "NoProfile", detail: "No VPN is configured for you.")

    init(code: String, detail: String) {
        self.code = code
        self.detail = detail
    }

    init(_ error: BusError) {
        if let name = error.name, name.hasPrefix(ConnectNames.errorPrefix) {
            self.init(code: String(name.dropFirst(ConnectNames.errorPrefix.count)), detail: error.message)
        } else if error.code == .accessDenied {
            self.init(code: "AccessDenied", detail: error.message)
        } else if error.code == .timedOut {
            self.init(code: "ServiceSilent", detail: error.message)
        } else {
            self.init(code: "ServiceMissing", detail: error.message)
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
        case "NoProfile": "error.no_profile"
        case "NoSuchProfile": "error.no_such_profile"
        case "InvalidProfile": "error.invalid_profile \(detail)"
        case "ProfileExists": "error.profile_exists"
        case "SecretsNeeded": "error.secrets_needed"
        case "NotAllowed": "error.not_allowed"
        case "NoNetwork": "error.no_network"
        case "NameNotResolved": "error.name_not_resolved"
        case "ServerNotResponding": "error.server_not_responding"
        case "AuthenticationFailed": "error.authentication_failed"
        case "CertificateRefused": "error.certificate_refused"
        case "PermissionDenied": "error.permission_denied"
        case "DeviceMissing": "error.device_missing"
        case "ProgramMissing": "error.program_missing"
        case "ManagerNotRunning": "error.manager_not_running"
        case "NoResolver": "error.no_resolver"
        case "SetUpFailed": "error.set_up_failed \(detail)"
        case "CleanUpFailed": "error.clean_up_failed \(detail)"
        case "AlreadyInProgress": "error.already_in_progress"
        case "Cancelled": "error.cancelled"
        case "ConnectionLost": "error.connection_lost"
        case "Interrupted": "error.interrupted"
        case "AccessDenied": "error.access_denied"
        case "ServiceMissing": "error.service_missing"
        case "ServiceSilent": "error.service_silent"
        default: "error.other \(detail)"
        }
    }
}

extension VPNConfigurationError: SnippetProvidingError {
    @MainActor var snippet: some View { VPNStatusView(state: .error(self)) }
}
