// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Bus
import ConnectCore

/// Looks at the service and its profiles as this person finds them.
enum VPNDiagnosis {
    /// One text for each problem, whose first line says what it is and the others what to do.
    static func findings() async -> [String] {
        let rows: [[String: BusValue]]
        do {
            rows = try await VPNManager.profileRows()
        } catch let error as VPNConfigurationError {
            return [text(of: error)]
        } catch {
            return [text(of: VPNConfigurationError(code: .unknown, detail: String(describing: error)))]
        }
        if rows.isEmpty { return [String(localized: "diagnose.no_profile")] }
        return rows.compactMap { $0["fault"]?.text }.map { String(localized: "diagnose.fault \($0)") }
    }

    private static func text(of error: VPNConfigurationError) -> String {
        switch error.code {
        case .notAllowed: String(localized: "diagnose.not_allowed \(error.detail)")
        case .serviceMissing: String(localized: "diagnose.service_missing")
        default: error.message
        }
    }
}
