// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// One of the things that an action offers to choose from; App Intents, iOS 26.
public struct IntentChoiceOption: Equatable, Sendable {
    /// How an option is presented; App Intents, iOS 26.
    public struct Style: Hashable, Sendable {
        let value: ChoiceOption.Style

        /// An answer like any other.
        public static var `default`: Style { Style(value: .normal) }
        /// Choosing it puts the question away.
        public static var cancel: Style { Style(value: .cancel) }
        /// An answer that takes something away; surfaces mark it.
        public static var destructive: Style { Style(value: .destructive) }
    }

    /// What is offered to the person.
    public let title: LocalizedStringResource
    /// How the answer is marked.
    public let style: Style

    /// An answer that the person can choose.
    public init(title: LocalizedStringResource, style: Style = .default) {
        self.title = title
        self.style = style
    }

    /// The answer that leaves everything as it was.
    public static var cancel: IntentChoiceOption { IntentChoiceOption(title: "Cancel", style: .cancel) }
}
