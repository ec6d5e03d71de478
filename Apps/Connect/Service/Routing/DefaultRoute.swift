// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Foundation

/// Sends all that has no route of its own into a tunnel, except the tunnel's own packets, which carry a mark.
struct DefaultRoute: Sendable {
    private static let sourceSetting = "/proc/sys/net/ipv4/conf/all/src_valid_mark"
    /// A routing table that nothing else uses: not the machine's, and not those of wg-quick(8), which count from 51820.
    private static let table = "48832"

    let interface: String
    let mark: String
    let tools: NetworkTools
    let steps: TakenSteps

    /// In the order in which the kernel minds them. With a number a rule is told from the same one of another program.
    private var rules: [[String]] {
        [
            ["pref", "30510", "table", "main", "suppress_prefixlength", "0"],
            ["pref", "30511", "not", "fwmark", mark, "table", Self.table],
        ]
    }

    /// May be repeated, for an interface that was made anew.
    func take(isIPv6: Bool) async throws(ConnectFailure) {
        try await tools.runIP(isIPv6, ["route", "replace", "default", "dev", interface, "table", Self.table])
        for rule in rules {
            let step = UndoStep.rule(isIPv6: isIPv6, words: rule)
            if steps.all.contains(step) { continue }
            try steps.will(step)
            try await tools.runIP(isIPv6, ["rule", "add"] + rule)
        }
        if !isIPv6 { try acceptAnswers() }
    }

    /// Answers arrive on another interface than the one that packets without a mark would leave by.
    private func acceptAnswers() throws(ConnectFailure) {
        guard let old = try? String(contentsOfFile: Self.sourceSetting, encoding: .utf8), !old.hasPrefix("1") else {
            return
        }
        try steps.will(.setting(path: Self.sourceSetting, value: old))
        try? "1".write(toFile: Self.sourceSetting, atomically: false, encoding: .utf8)
    }
}
