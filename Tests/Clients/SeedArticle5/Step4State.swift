// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// The code below is the article's own, character for character.
import SwiftUI

enum VPNIntentState {
  case inactive
  case active
  case error(VPNConfigurationError)
  var message: String {
    switch self {
    case .inactive:
      "Не подключено"
    case .active:
       "Подключено"
    case .error(let error):
      error.message
    }
  }
  var icon: String {
    switch self {
    case .inactive:
      "xmark.shield"
    case .active:
      "checkmark.shield"
    case .error:
      "exclamationmark.triangle"
    }
  }
  var color: Color {
    switch self {
    case .inactive:
      .gray
    case .active:
      .green
    case .error:
      .red
    }
  }
}
