// SPDX-License-Identifier: Apache-2.0

/// How long the WireGuard backend waits, and how often it looks.
package struct WireGuardSettings: Sendable {
    /// For the server's name.
    package var resolutionLimit: Duration = .seconds(5)
    /// Between looks at a tunnel that is up.
    package var watchInterval: Duration = .seconds(1)
    /// How long data may stay unanswered by a server that is asked meanwhile; as long as a network takes to come back.
    package var silenceLimit: Duration = .seconds(8)
    /// How long nothing may come in before the server is asked.
    package var probeInterval: Duration { silenceLimit }
    /// How long data may stay unanswered until the server is asked for a handshake.
    package var patience: Duration { silenceLimit / 2 }
    /// The same for a server behind which nobody answers: the protocol has it answer by itself after ten seconds.
    package var passivePatience: Duration { max(patience, .seconds(12)) }
    /// The same for a server that cannot be asked: its own ten seconds, and two handshakes five seconds apart.
    package var helplessPatience: Duration { max(patience, .seconds(20)) }
    /// Between looks, and questions, as long as data is unanswered.
    package var askingInterval: Duration { min(watchInterval, .milliseconds(500)) }
    /// How long one greeting may take before the next one.
    package var greetingLimit: Duration = .seconds(2)

    package init() {}
}
