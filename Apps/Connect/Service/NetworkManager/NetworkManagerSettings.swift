// SPDX-License-Identifier: Apache-2.0

/// How often connections of NetworkManager's are looked at, and how long their silence is borne.
package struct NetworkManagerSettings: Sendable {
    /// Between looks at a connection that is up.
    package var watchInterval: Duration = .seconds(1)
    /// How long what was sent may stay unanswered, probes included.
    package var silenceLimit: Duration = .seconds(8)
    /// How long nothing may be received before the server is probed.
    package var probeInterval: Duration { silenceLimit }
    /// Between looks, and probes, as long as something is unanswered.
    package var askingInterval: Duration { min(watchInterval, .milliseconds(500)) }
    /// For the server's name.
    package var resolutionLimit: Duration = .seconds(5)
    /// For NetworkManager to take a connection down, and again for its device to go.
    package var endLimit: Duration = .seconds(5)

    package init() {}
}
