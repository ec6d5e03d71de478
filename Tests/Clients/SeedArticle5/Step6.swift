// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// The code below is the article's own, character for character.
import AppIntents

enum Described {
struct VPNIntent: AppIntent {
  static let title: LocalizedStringResource = "vpn_intent_title"
  static var description: IntentDescription? { "vpn_intent_description" }
  // Остальной код команды
}
}
