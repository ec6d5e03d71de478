// SPDX-License-Identifier: Apache-2.0

/// The button whose style is drawn; SwiftUI, since iOS 13.
public struct ButtonStyleConfiguration {
    /// The button's label, whatever it is made of.
    public struct Label: View {
        let view: any View
        public var body: some View { AnyView(view) }
    }

    /// What the button does; nil for nothing special.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: Label
    /// Always false: a snippet is a still picture.
    public var isPressed: Bool { false }
}
