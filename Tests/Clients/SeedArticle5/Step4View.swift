// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// The code below is the article's own, character for character.
import SwiftUI

struct VPNStatusView: View {
  let state: VPNIntentState

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: state.icon)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 68, height: 68)
        .foregroundColor(state.color)
      Text(state.message)
        .foregroundColor(.primary)
        .multilineTextAlignment(.center)
    }
    .padding()
  }
}
