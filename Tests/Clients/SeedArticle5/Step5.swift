// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// The code below is the article's own, character for character.
import AppIntents

struct ToggleWhereAllowed: AppIntent {
  static let title: LocalizedStringResource = "Toggle where allowed"

func perform() async throws -> some ShowsSnippetView {
    guard VPNManager.isVPNAllowed
    else {
      return .result(
        view: VPNStatusView(
          state: VPNIntentState.error(.configurationIsNotAvailable)
        )
      )
    }
    let result = await appDelegate.toggleVpnConnection()
    return .result(view: VPNStatusView(state: result))
}
}
