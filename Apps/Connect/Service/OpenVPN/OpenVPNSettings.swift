// SPDX-License-Identifier: Apache-2.0

/// How long the OpenVPN backend waits, and how often it looks.
package struct OpenVPNSettings: Sendable {
    /// For the servers' names.
    package var resolutionLimit: Duration = .seconds(5)
    /// Whole seconds between OpenVPN's reports of its bytes, and so between looks at a tunnel that is up.
    package var watchSeconds = 1
    /// How long a server that is asked may be silent, with the time of the questions.
    package var silenceLimit: Duration = .seconds(8)
    /// Between looks whether something is unanswered.
    package var lookInterval: Duration = .milliseconds(500)
    /// How long a server that has become silent has to show that it is there.
    package var checkLimit: Duration = .seconds(6)
    /// How long OpenVPN may take to tell the server that it leaves, before it is killed.
    package var farewellLimit: Duration = .seconds(3)

    package init() {}

    /// The figures that both kinds of tunnels share.
    package init(_ shared: WireGuardSettings) {
        resolutionLimit = shared.resolutionLimit
        silenceLimit = shared.silenceLimit
        watchSeconds = max(1, Int((shared.watchInterval / .seconds(1)).rounded()))
    }
}
