// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// One of the things that an action offers to choose from; App Intents, iOS 26.
public struct IntentChoiceOption: Equatable, Sendable {
    /// How an option is presented; App Intents, iOS 26.
    public struct Style: Hashable, Sendable {
        let value: ChoiceOption.Style

        public static var `default`: Style { Style(value: .normal) }
        /// Choosing it puts the question away.
        public static var cancel: Style { Style(value: .cancel) }
        public static var destructive: Style { Style(value: .destructive) }
    }

    public let title: LocalizedStringResource
    public let style: Style

    public init(title: LocalizedStringResource, style: Style = .default) {
        self.title = title
        self.style = style
    }

    public static var cancel: IntentChoiceOption { IntentChoiceOption(title: "Cancel", style: .cancel) }
}
