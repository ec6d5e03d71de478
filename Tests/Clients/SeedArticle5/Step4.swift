// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// The code below is the article's own, character for character.
import AppIntents

struct ToggleWithSnippet: AppIntent {
  static let title: LocalizedStringResource = "Toggle with a snippet"

func perform() async throws -> some ShowsSnippetView {
    let result = await VPNManager.toggleVpnConnection()
    return .result(view: VPNStatusView(state: result))
}
}
