// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// The code below is the article's own, character for character.
import AppIntents

enum Availability {
@available(iOS 16, *)
struct VPNIntent: AppIntent {
// Остальной код команды
}
}
