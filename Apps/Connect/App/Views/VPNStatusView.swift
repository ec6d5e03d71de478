// SPDX-License-Identifier: Apache-2.0
import AppIntents
import SwiftUI

/// Icon, colour and words for a state of the VPN.
struct VPNStatusView: View {
    let state: VPNIntentState

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: state.icon)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 68, height: 68)
                .foregroundColor(state.color)
            VStack(spacing: 4) {
                Text(state.message)
                    .foregroundColor(.primary)
                    .multilineTextAlignment(.center)
                if let detail = state.detail {
                    Text(detail)
                        .font(.caption)
                        .foregroundColor(.secondary)
                        .multilineTextAlignment(.center)
                }
            }
            if state.isConnecting {
                Button("snippet.cancel", role: .cancel, intent: CancelConnecting())
            }
        }
        .padding()
    }
}
