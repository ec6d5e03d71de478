// SPDX-License-Identifier: Apache-2.0

/// How far an action is; `fraction` is nil while the end is not known.
package struct ActionProgress: Sendable, Hashable {
    package var fraction: Double?
    package var title: String?
    package var subtitle: String?
    package init(fraction: Double?, title: String? = nil, subtitle: String? = nil) {
        self.fraction = fraction
        self.title = title
        self.subtitle = subtitle
    }
}
