// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The views of this client, by name.
@MainActor
package func clientViews() -> [(name: String, view: any View)] {
    let items = [OrderView.Item(id: 1, name: "Margherita", price: 8.5), .init(id: 2, name: "Salad", price: 6)]
    return [
        ("inactive", VPNStatusView(state: .inactive)),
        ("active", VPNStatusView(state: .active)),
        ("error", VPNStatusView(state: .error(.configurationIsNotAvailable))),
        ("baking", OrderView(items: items, stage: .baking, note: "no *onions*")),
        ("onTheWay", OrderView(items: items, stage: .onTheWay(minutes: 12))),
        ("delivered", OrderView(items: [], stage: .delivered)),
    ]
}
