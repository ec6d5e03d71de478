// SPDX-License-Identifier: Apache-2.0

/// The parts of a label whose style is drawn; SwiftUI, since iOS 14.
public struct LabelStyleConfiguration {
    /// The title, whatever it is made of.
    public struct Title: View {
        let view: any View
        public var body: some View { AnyView(view) }
    }

    /// The icon, whatever it is made of.
    public struct Icon: View {
        let view: any View
        public var body: some View { AnyView(view) }
    }

    /// The words.
    public let title: Title
    /// The picture.
    public let icon: Icon
}
