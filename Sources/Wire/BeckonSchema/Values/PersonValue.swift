// SPDX-License-Identifier: Apache-2.0

/// Somebody, as far as an app tells.
package struct PersonValue: Sendable, Hashable {
    package var name: String
    /// A mail address, telephone number or an app's own handle.
    package var handle: String?
    package var identifier: String?
    package init(name: String, handle: String? = nil, identifier: String? = nil) {
        self.name = name
        self.handle = handle
        self.identifier = identifier
    }
}
