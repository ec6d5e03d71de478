// SPDX-License-Identifier: Apache-2.0
import Secrets

extension Doctor {
    /// Where the secrets of apps are, and whether they can be reached from here.
    func secrets() async -> DoctorCheck {
        func check(_ status: DoctorCheck.Status, _ finding: String, _ remedy: String? = nil) -> DoctorCheck {
            DoctorCheck(identifier: "secrets", title: "Secrets", status: status, finding: finding, remedy: remedy)
        }
        do {
            let (place, isLocked) = try await host.keychain.check()
            let kept = host.keychain.place == .undecided ? "would be kept" : "are kept"
            switch place {
            case .keyring where isLocked:
                return check(
                    .warning, "Apps' secrets \(kept) in the keyring of your session, which is locked.",
                    "Open it, or let an app that needs it ask for it.")
            case .keyring, .undecided:
                return check(.ok, "Apps' secrets \(kept) in the keyring of your session (Secret Service).")
            case .file(let path):
                return check(
                    .ok,
                    "Apps' secrets \(kept) in \(path), encrypted with a key beside it: who can read your files can read "
                        + "them.")
            }
        } catch {
            return check(
                host.keychain.place == .keyring ? .warning : .failed, "Apps' secrets cannot be read: \(error)",
                "Run `beckon doctor` in your desktop session, or put the files back that are missing.")
        }
    }
}
