// SPDX-License-Identifier: Apache-2.0

/// One case of an app enum; `title` is filled where the value is for people.
package struct EnumValue: Sendable, Hashable {
    package var type: String
    package var rawValue: String
    package var title: String?
    package init(type: String, rawValue: String, title: String? = nil) {
        self.type = type
        self.rawValue = rawValue
        self.title = title
    }
}
