// SPDX-License-Identifier: Apache-2.0
import AppIntents
import SwiftUI

struct PostcardView: View {
    let text: String

    var body: some View {
        VStack(alignment: .leading) {
            Text(text).font(.headline)
            Button(intent: Ping()) { Text("Ping") }
        }
        .padding()
    }
}
