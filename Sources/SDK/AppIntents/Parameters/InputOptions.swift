// SPDX-License-Identifier: Apache-2.0
extension String {
    /// How text is typed; App Intents, iOS 16.
    public struct IntentInputOptions: Sendable {
        /// What the person is expected to type.
        public enum KeyboardType: Sendable, Hashable {
            case `default`, asciiCapable, numbersAndPunctuation, numberPad
            // swift-format-ignore: AlwaysUseLowerCamelCase
            case URL
        }
        /// What is made a capital while the person types.
        public enum CapitalizationType: Sendable, Hashable { case none, words, sentences, allCharacters }

        /// The keyboard that a screen would show.
        public var keyboardType: KeyboardType
        /// What a screen would make a capital.
        public var capitalizationType: CapitalizationType
        /// Whether the text may have more than one line.
        public var multiline: Bool
        /// Whether a keyboard may correct the text.
        public var autocorrect: Bool
        /// Whether a keyboard may curl quotation marks.
        public var smartQuotes: Bool
        /// Whether a keyboard may join hyphens to dashes.
        public var smartDashes: Bool

        public init(
            keyboardType: KeyboardType = .asciiCapable, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {
            self.keyboardType = keyboardType
            self.capitalizationType = capitalizationType
            self.multiline = multiline
            self.autocorrect = autocorrect
            self.smartQuotes = smartQuotes
            self.smartDashes = smartDashes
        }
    }
}

extension Bool {
    /// What true and false are called; App Intents, iOS 16.
    public struct IntentDisplayName: Sendable {
        /// The words for yes.
        public let `true`: LocalizedStringResource
        /// The words for no.
        public let `false`: LocalizedStringResource

        /// Words for both values, such as “On” and “Off”.
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            self.true = `true`
            self.false = `false`
        }
    }
}

extension IntentParameter {
    /// How a whole number is entered; App Intents, iOS 16.
    public enum IntControlStyle: Sendable, Hashable { case stepper, field }
    /// How a number is entered; App Intents, iOS 16.
    public enum DoubleControlStyle: Sendable, Hashable { case stepper, field, slider }
    /// Which part of a date is asked for; App Intents, iOS 16.
    public enum DateKind: Sendable, Hashable { case date, time, dateTime }
}
