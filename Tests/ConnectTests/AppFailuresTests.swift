// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import TestSupport
import Testing

/// Whatever the service says of a press that failed, the person sees it, and programs hear of a failure.
@Suite(.enabled(if: ConnectLab.isPossible, "needs to open /dev/net/tun"), .serialized) struct AppFailuresTests {
    private static let codes: [ConnectFailure.Code] = [
        .noProfile, .noSuchProfile, .invalidProfile, .profileExists, .secretsNeeded, .notAllowed, .noNetwork,
        .nameNotResolved, .serverNotResponding, .authenticationFailed, .certificateRefused, .permissionDenied,
        .deviceMissing, .managerNotRunning, .programMissing, .noResolver, .setUpFailed, .alreadyInProgress, .cancelled,
        .connectionLost, .interrupted, .cleanUpFailed, ConnectFailure.Code(rawValue: "OfALaterVersion"),
    ]

    @Test func everyCauseEndsAsAFailureWithItsCard() async throws {
        let names = Self.codes.map(\.rawValue).joined(separator: " ")
        let lines = try await AppLab.lines(
            """
            for code in \(names); do
                standIn "{\\"failure\\": [\\"$code\\", \\"what was found\\"]}"; run Connect.ToggleVPN
            done
            """)
        #expect(lines.count == Self.codes.count)
        for (code, line) in zip(Self.codes, lines) {
            #expect(line.hasPrefix(#""exitCode":1 "message":""#), "\(code.rawValue): \(line)")
            #expect(line.hasSuffix(#""symbol":"exclamationmark.triangle""#), "\(code.rawValue): \(line)")
        }
        // Each has its own words; only what is not known yet has those of all others.
        #expect(Set(lines).count == Self.codes.count)
        #expect(lines.last?.contains("The VPN failed: what was found") == true)
        #expect(lines.dropLast().allSatisfy { !$0.contains("The VPN failed:") })
    }

    /// A connection that failed before is a state, which the status tells without failing itself.
    @Test func theStatusTellsOfAFailure() async throws {
        let lines = try await AppLab.lines(
            """
            standIn '{"status": {"state": "failed", "failure": "ConnectionLost", "message": "x", "profile": "work"}}'
            run Connect.VPNStatus
            """)
        #expect(
            lines == [
                #""exitCode":0 "full":"The connection was lost." "isConnected":false "symbol":"exclamationmark.triangle""#
            ])
    }
}
