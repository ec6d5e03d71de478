// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// How far a call is; `fraction` is nil where the server named no total.
package struct ProgressUpdate: Sendable, Hashable {
    package var progress: Double
    package var total: Double?
    package var message: String?
    /// What a Beckon app adds, such as title and subtitle.
    package var meta: JSONValue?

    package init(progress: Double, total: Double? = nil, message: String? = nil, meta: JSONValue? = nil) {
        self.progress = progress
        self.total = total
        self.message = message
        self.meta = meta
    }

    package var fraction: Double? {
        guard let total, total > 0 else { return nil }
        return min(max(progress / total, 0), 1)
    }
}
