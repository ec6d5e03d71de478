// SPDX-License-Identifier: Apache-2.0
package import Snippets

/// The few looks that Beckon's own lines have; without colour the text stays as it is.
package struct TerminalStyle: Sendable {
    package enum Look: String, Sendable {
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
    }

    private let isOn: Bool

    package init(colour: ColourDepth) { isOn = colour > .none }

    package func callAsFunction(_ text: String, _ looks: Look...) -> String {
        guard isOn, !looks.isEmpty, !text.isEmpty else { return text }
        return "\u{1B}[\(looks.map(\.rawValue).joined(separator: ";"))m\(text)\u{1B}[0m"
    }
}
