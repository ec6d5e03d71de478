// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct ClientShortcuts: AppShortcutsProvider {
    static var shortcutTileColor: ShortcutTileColor = .teal

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: ConnectServer(),
            phrases: [
                "Connect with \(.applicationName)",
                "\(.applicationName) to \(\.$server)",
            ],
            shortTitle: "Connect", systemImageName: "bolt.shield")
        AppShortcut(
            intent: ConnectServer(server: ServerQuery.servers[2], transport: .openVPN),
            phrases: ["Madrid with \(.applicationName)"], shortTitle: "Madrid", systemImageName: "sun.max")
        if #available(iOS 17, *) {
            AppShortcut(
                intent: PlainResult(), phrases: ["Plain \(.applicationName)"], shortTitle: "Plain",
                systemImageName: "circle")
        }
    }

    static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: ["Open \(.applicationName) store"])
    }
}

struct ClientPackage: AppIntentsPackage {}

func useFromTheApp() async throws {
    ClientShortcuts.updateAppShortcutParameters()
    let value = try await ValueResult()()
    _ = value.count
    try await PlainResult()(donate: false)
    try await IntentDonationManager.shared.donate(intent: PlainResult())
    AppDependencyManager.shared.add(dependency: NeverRegistered())
}
