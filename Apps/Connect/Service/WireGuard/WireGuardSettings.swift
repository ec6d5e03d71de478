// SPDX-License-Identifier: Apache-2.0

/// How long the WireGuard backend waits, and how often it looks.
package struct WireGuardSettings: Sendable {
    /// For the server's name.
    package var resolutionLimit: Duration = .seconds(5)
    /// Between looks at a tunnel that is up.
    package var watchInterval: Duration = .seconds(2)
    /// How long data may stay unanswered: the protocol's ten seconds to answer, and two handshakes five seconds apart.
    package var silenceLimit: Duration = .seconds(20)
    /// How long nothing may come in before a datagram is sent that has to be answered.
    package var probeInterval: Duration { silenceLimit }
    /// How long one greeting may take before the next one.
    package var greetingLimit: Duration = .seconds(2)
    /// How old a handshake may be while data is sent: keys older than this are refused by the protocol.
    package var ageLimit: Duration = .seconds(180)

    package init() {}
}
