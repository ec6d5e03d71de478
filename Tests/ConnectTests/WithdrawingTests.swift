// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// Who leaves the bus while pressing takes back what only they wanted.
@Suite(.enabled(if: ConnectLab.isPossible, "needs to open /dev/net/tun"), .serialized) struct WithdrawingTests {
    /// `begin NAME METHOD …` presses in the background, with the process in `$pressed`; `answer NAME` is what it got.
    private static let prelude = """
        begin() {
            busctl --system call $target "${@:2}" >/run/$1 2>&1 & pressed=$!
            becomes connecting
        }
        answer() { grep -oE '"state" s "[a-z]+"|Call failed: .*' /run/$1; }
        end() { kill -KILL $1; wait $1 2>/dev/null; }

        """

    private func lines(_ script: String) async throws -> [String] {
        try await Lab.run(Self.prelude + script).split(separator: "\n").map(String.init)
    }

    @Test func whoIsKilledWhilePressingEndsTheConnection() async throws {
        let lines = try await lines(
            """
            lab server stop office; begin first Connect s office; end $pressed
            becomes disconnected; property State; remains
            """)
        #expect(lines == [#""disconnected""#, "end of remains"])
    }

    @Test func whoJoinedGetsItAllTheSame() async throws {
        let lines = try await lines(
            """
            lab server stop office; begin first Connect s office; first=$pressed; begin second Toggle s ""
            # The second one has joined once it is heard after the first.
            busctl --system call $target GetStatus >/dev/null; sleep 0.5; end $first; sleep 0.5; property State
            lab server start office; wait $pressed; answer second; reach 10.77.1.1
            """)
        #expect(lines == [#""connecting""#, #""state" s "connected""#, "reached"])
    }

    @Test func aTunnelStaysWhenTheOneWhoMadeItLeaves() async throws {
        let lines = try await lines("press Connect office; sleep 0.5; property State; reach 10.77.1.1")
        #expect(lines == [#""state" s "connected""#, #""connected""#, "reached"])
    }

    @Test func nobodyWithdrawsForOthers() async throws {
        let lines = try await lines(
            """
            lab service stop; lab service start --limit 2; lab server stop office
            begin first Connect s office; press Withdraw; wait $pressed; answer first | cut -c1-23
            """)
        #expect(lines == [#""state" s "connecting""#, "Call failed: The server"])
    }
}
