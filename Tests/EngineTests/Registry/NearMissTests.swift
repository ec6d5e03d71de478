// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Engine

@Suite struct NearMissTests {
    @Test(arguments: [
        ("", "", 0), ("toggle", "toggle", 0), ("toggel", "toggle", 1), ("tgle", "toggle", 2), ("abc", "xyz", 3),
    ])
    func distance(first: String, second: String, expected: Int) {
        #expect(NearMiss.distance(first, second) == expected)
    }

    @Test func onlyNearNamesAreOffered() {
        let names = NearMiss(["ToggleVPN", "ConnectVPN", "Status"])
        #expect(names.closest(to: "togglevnp") == ["ToggleVPN"])
        #expect(names.closest(to: "weather").isEmpty)
    }

    /// Comparing a hundred thousand letters would take half a minute.
    @Test func longTextsAreNoMistypedNames() {
        let long = String(repeating: "a", count: 100_000)
        #expect(NearMiss(["ToggleVPN", long]).closest(to: long + "b").isEmpty)
        #expect(NearMiss(["ToggleVPN", long]).closest(to: "toglevpn") == ["ToggleVPN"])
    }
}
