// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension Doctor {
    /// How long an app may look at the machine.
    private static let patience = Duration.seconds(15)

    /// What the apps themselves find, each in its sandbox, where their bundles name an action for it.
    func diagnoses() async -> [DoctorCheck] {
        let apps = (try? await host.registry.list().apps) ?? []
        var checks: [DoctorCheck] = []
        for app in apps {
            if let action = app.bundle.diagnosis { checks += await diagnosis(of: app, by: action) }
        }
        return checks
    }

    private func diagnosis(of app: InstalledApp, by action: String) async -> [DoctorCheck] {
        func check(_ status: DoctorCheck.Status, _ finding: String, _ remedy: String? = nil) -> DoctorCheck {
            DoctorCheck(
                identifier: app.bundle.identifier, title: app.name, status: status, finding: finding, remedy: remedy)
        }
        let name = "\(app.bundle.identifier).\(action)"
        do {
            let resolved = try await host.resolve(name, for: context)
            guard resolved.action.authenticationPolicy == .alwaysAllowed else {
                return [
                    check(.warning, "Its action “\(action)”, which looks for problems, needs authentication.")
                ]
            }
        } catch {
            return [check(.warning, "Its action “\(action)”, which looks for problems, is not there: \(error)")]
        }
        let outcome = await host.run(
            RunRequest(action: name, context: context, timeLimit: Self.patience), on: SilentSurface())
        if let failure = outcome.result.failure { return [check(.warning, failure.message)] }
        guard case .array(let values) = outcome.result.value else {
            return [check(.warning, "Its action “\(action)”, which looks for problems, returns no list of texts.")]
        }
        let findings = values.compactMap { value -> String? in
            if case .string(let text) = value { text } else { nil }
        }
        if findings.isEmpty { return [check(.ok, "It finds nothing wrong.")] }
        return findings.map { finding in
            // The first line is what was found, the others what to do.
            let parts = finding.split(separator: "\n", maxSplits: 1).map(String.init)
            return check(.warning, parts.first ?? "", parts.dropFirst().first)
        }
    }
}

/// Where nobody answers and nothing is shown.
private struct SilentSurface: Surface {
    let name = SurfaceName.doctor

    func ask(_ question: Question, for action: RunningAction) async throws -> Answer { throw SurfaceUnavailable() }
    func show(_ progress: ActionProgress, of action: RunningAction) async {}
    func present(_ outcome: RunOutcome) async {}
}
