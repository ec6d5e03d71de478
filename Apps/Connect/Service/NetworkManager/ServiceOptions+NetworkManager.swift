// SPDX-License-Identifier: Apache-2.0

extension ServiceOptions {
    /// The times that were given for all tunnels, as NetworkManager's connections keep them.
    var networkManager: NetworkManagerSettings {
        var settings = NetworkManagerSettings()
        settings.watchInterval = wireGuard.watchInterval
        settings.silenceLimit = wireGuard.silenceLimit
        return settings
    }
}
