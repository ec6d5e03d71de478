// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The view that the seed's controller shows, whose text the seed does not have.
struct ConfirmationCardView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label("Ready to send", systemImage: "paperplane.fill").font(.headline)
            Text("Nothing has been sent yet.").font(.subheadline).foregroundStyle(.secondary)
        }
    }
}
