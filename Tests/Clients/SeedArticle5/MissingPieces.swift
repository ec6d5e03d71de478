// SPDX-License-Identifier: Apache-2.0
import AppIntents
import SwiftUI

// What the article mentions and does not show.

extension Availability.VPNIntent {
    static let title: LocalizedStringResource = "Hello, world!"

    func perform() async throws -> some ProvidesDialog { .result(dialog: "Hello, world!") }
}

extension Described.VPNIntent {
    func perform() async throws -> some ProvidesDialog { .result(dialog: "Hello, world!") }
}

extension ToggleWithoutWaiting {
    enum VPNManager {
        static func toggleVpnConnection() {}
    }
}

enum VPNConfigurationError {
    case configurationIsNotAvailable

    var message: String { "Конфигурация недоступна" }
}

enum VPNManager {
    @TaskLocal static var isVPNAllowed = true
    @TaskLocal static var isActive = false

    @discardableResult
    static func toggleVpnConnection() async -> VPNIntentState { isActive ? .inactive : .active }
}

struct AppDelegate {
    func toggleVpnConnection() async -> VPNIntentState { await VPNManager.toggleVpnConnection() }
}

let appDelegate = AppDelegate()
