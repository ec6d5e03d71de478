// SPDX-License-Identifier: Apache-2.0

/// The names under which NetworkManager and its parts are found on the system bus.
enum NetworkManagerNames {
    static let service = "org.freedesktop.NetworkManager"
    static let path = "/org/freedesktop/NetworkManager"
    static let settings = "org.freedesktop.NetworkManager.Settings"
    static let settingsPath = "/org/freedesktop/NetworkManager/Settings"
    static let connection = "org.freedesktop.NetworkManager.Settings.Connection"
    static let active = "org.freedesktop.NetworkManager.Connection.Active"
    static let device = "org.freedesktop.NetworkManager.Device"
    static let agentManager = "org.freedesktop.NetworkManager.AgentManager"
    static let agentManagerPath = "/org/freedesktop/NetworkManager/AgentManager"
    static let agent = "org.freedesktop.NetworkManager.SecretAgent"
    static let agentPath = "/org/freedesktop/NetworkManager/SecretAgent"
}
