// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// What can be said without setting anything up.
struct ConnectShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: ToggleVPN(),
            phrases: ["Toggle \(.applicationName)", "Switch the VPN with \(.applicationName)"],
            shortTitle: "toggle.title", systemImageName: "shield")
        AppShortcut(
            intent: ConnectVPN(),
            phrases: [
                "Connect to \(\.$server) with \(.applicationName)", "Turn on the VPN with \(.applicationName)",
            ],
            shortTitle: "connect.title", systemImageName: "checkmark.shield")
        AppShortcut(
            intent: DisconnectVPN(),
            phrases: ["Disconnect \(.applicationName)", "Turn off the VPN with \(.applicationName)"],
            shortTitle: "disconnect.title", systemImageName: "xmark.shield")
        AppShortcut(
            intent: ReconnectVPN(),
            phrases: ["Reconnect \(.applicationName)", "Renew the VPN with \(.applicationName)"],
            shortTitle: "reconnect.title", systemImageName: "arrow.clockwise")
        AppShortcut(
            intent: CancelConnecting(),
            phrases: ["Stop connecting with \(.applicationName)"],
            shortTitle: "cancel.title", systemImageName: "xmark.circle")
        AppShortcut(
            intent: AddProfile(),
            phrases: ["Add a VPN server to \(.applicationName)"],
            shortTitle: "add.title", systemImageName: "plus.circle")
        AppShortcut(
            intent: VPNStatus(),
            phrases: ["Am I connected with \(.applicationName)", "\(.applicationName) status"],
            shortTitle: "status.title", systemImageName: "info.circle")
    }
}
