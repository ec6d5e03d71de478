// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation
import TestSupport
import Testing

/// Many presses at once, and at random through faults: never stuck, one tunnel, the truth.
@Suite(.enabled(if: ConnectLab.isPossible, "needs to open /dev/net/tun"), .serialized) struct SoakTests {
    @Test func thirtySecondsOfRandomPressesAndFaults() async throws {
        let run = try await ConnectLab.run(
            #"exec "$(dirname "$BECKON_VPN_LAB")/soak" --seconds 30"#, limit: .seconds(120))
        // The output names the seed, with which `Scripts/soak --seed` repeats it.
        #expect(run.status.succeeded, "\(run.output)\(run.errorOutput)")
        #expect(run.output.contains("never stuck"))
    }

    /// Two people press at the same moment, a hundred times.
    @Test func twoTogglesAtOnceMakeOneTunnelAndTellTheTruth() async throws {
        let output = try await Lab.run(
            #"""
            beckon=$BECKON_PRODUCTS/beckon
            "$beckon" app install --yes "$("$CONNECT_BUNDLE" "$BECKON_PRODUCTS" "$HOME")" >/dev/null
            answer() {
                "$beckon" run --json Connect.ToggleVPN </dev/null 2>/dev/null >$1.json
                echo "$? $(grep -oE '"full":"[^"]*"' $1.json | head -1)" >$1
            }
            cd "$HOME"
            for round in $(seq 100); do
                answer one & answer two & wait
                echo "$(sort one two | tr '\n' ' ')$(property State) $(ip -br link | grep -c '^bk') $(reach 10.77.1.1)"
            done
            press Disconnect >/dev/null; remains
            """#, limit: .seconds(400))
        let (on, off) = (#"0 "full":"Connected" "#, #"0 "full":"Not connected" "#)
        let (connected, disconnected) = (#""connected" 1 reached"#, #""disconnected" 0 unreached"#)
        // Both join one press, or one follows the other.
        let truthful = [
            on + on + connected, off + off + disconnected, on + off + connected, on + off + disconnected,
        ]
        let lines = output.split(separator: "\n").map(String.init)
        #expect(lines.count == 101)
        #expect(lines.last == "end of remains")
        #expect(lines.dropLast().filter { !truthful.contains($0) } == [])
    }
}
