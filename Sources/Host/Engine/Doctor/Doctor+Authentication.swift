// SPDX-License-Identifier: Apache-2.0
import Foundation
import PolkitClient

extension Doctor {
    func login() async -> DoctorCheck {
        func check(_ status: DoctorCheck.Status, _ finding: String, _ remedy: String? = nil) -> DoctorCheck {
            DoctorCheck(
                identifier: "session", title: "Session lock", status: status, finding: finding, remedy: remedy)
        }
        let state = await host.access.currentSession()
        let place = state.isLocal ? "local" : "remote"
        return switch state.lock {
        case .locked: check(.ok, "This session is locked and \(place).")
        case .unlocked: check(.ok, "This session is unlocked and \(place).")
        case .left: check(.ok, "This session is not the one in front; actions that need authentication ask first.")
        case .unknown:
            check(
                .warning,
                "No login manager says whether your session is locked; actions that need authentication ask polkit "
                    + "each time.", "Log in where systemd-logind or elogind runs.")
        }
    }

    /// Whether polkit runs and knows Beckon's actions.
    func policy() async -> DoctorCheck {
        func check(_ status: DoctorCheck.Status, _ finding: String, _ remedy: String? = nil) -> DoctorCheck {
            DoctorCheck(
                identifier: "polkit", title: "Authentication (polkit)", status: status, finding: finding,
                remedy: remedy)
        }
        switch await host.access.readiness() {
        case .ready: return check(.ok, "polkit runs and knows Beckon's actions.")
        case .lacksPolicy:
            return check(
                .warning,
                "Beckon's policy file is not installed, or is an older one; where the session is not unlocked, actions "
                    + "that need authentication are refused, and so is everywhere what an app wants a proof for.",
                "Run `sudo install -m 644 '\(PolicyFile.source)' \(PolicyFile.destination)/`.")
        case .absent:
            return check(
                .warning,
                "polkit does not run here; where the session is not unlocked, actions that need authentication are "
                    + "refused, and so is everywhere what an app wants a proof for.",
                "Install the package polkitd, then run `beckon doctor` again.")
        }
    }
}
