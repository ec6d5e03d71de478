// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// The code below is the article's own, character for character.
import AppIntents

struct VPNIntent: AppIntent {
  static let title: LocalizedStringResource = "Hello, world!"

  func perform() async throws -> some ProvidesDialog {
    return .result(dialog: .init("Hello, world!"))
  }
}
