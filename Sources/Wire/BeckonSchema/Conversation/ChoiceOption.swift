// SPDX-License-Identifier: Apache-2.0

/// One of the things to choose from.
package struct ChoiceOption: Sendable, Hashable {
    package enum Style: String, Sendable, Hashable { case normal, cancel, destructive }
    package var id: String
    package var display: DisplayRepresentationValue
    package var style: Style
    package init(id: String, display: DisplayRepresentationValue, style: Style = .normal) {
        self.id = id
        self.display = display
        self.style = style
    }
}
