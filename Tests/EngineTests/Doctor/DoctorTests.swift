// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import PolkitClient
import TestSupport
import Testing

@testable import Engine

@Suite struct DoctorTests {
    @Test(
        arguments: [
            (.ready, .ok, "knows Beckon's actions"), (.lacksPolicy, .warning, "not installed"),
            (.absent, .warning, "does not run here"),
        ] as [(Polkit.Readiness, DoctorCheck.Status, String)])
    func polkitIsAskedThroughTheHostsOwnAuthority(
        policy: Polkit.Readiness, status: DoctorCheck.Status, says: String
    ) async throws {
        let folder = try TemporaryFolder()
        let host = try Engine.Host(
            configuration: .testing(in: folder.url), authority: AuthorityTwin(.unlocked, policy: policy))
        let checks = await host.doctor(for: StandInHost.context)
        let check = try #require(checks.first { $0.identifier == "polkit" })
        #expect(check.status == status)
        #expect(check.finding.contains(says), "\(check.finding)")
    }
}
