// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Which runs to show.
package struct HistoryQuery: Sendable, Hashable {
    /// An app's identifier or name.
    package var app: String?
    /// Its identifier or title, or its name with the app's before it.
    package var action: String?
    package var since: Date?
    package var limit: Int
    package init(app: String? = nil, action: String? = nil, since: Date? = nil, limit: Int = 20) {
        self.app = app
        self.action = action
        self.since = since
        self.limit = limit
    }
}
