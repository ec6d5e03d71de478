// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// Tells `beckon doctor` what keeps the VPN from working here.
struct DiagnoseVPN: AppIntent {
    static let title: LocalizedStringResource = "diagnose.title"
    static let isDiscoverable = false

    func perform() async throws -> some ReturnsValue<[String]> {
        .result(value: await VPNDiagnosis.findings())
    }
}
