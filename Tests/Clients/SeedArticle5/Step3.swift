// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// The code below is the article's own, character for character.
import AppIntents

struct ToggleWithoutWaiting: AppIntent {
  static let title: LocalizedStringResource = "Toggle without waiting"

func perform() async throws -> some ProvidesDialog {
    VPNManager.toggleVpnConnection()
    return .result(dialog: .init("Команда выполнена"))
}
}

struct ToggleAndWait: AppIntent {
  static let title: LocalizedStringResource = "Toggle and wait"

func perform() async throws -> some ProvidesDialog {
    await VPNManager.toggleVpnConnection()
    return .result(dialog: .init("Команда выполнена"))
}
}
