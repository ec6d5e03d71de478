// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct GalleryShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: Ping(), phrases: ["Ping \(.applicationName)", "Is \(.applicationName) there"],
            shortTitle: "Ping", systemImageName: "bell")
        AppShortcut(
            intent: Paint(), phrases: ["Paint \(\.$color) with \(.applicationName)"], shortTitle: "Paint",
            systemImageName: "paintbrush")
    }
}
