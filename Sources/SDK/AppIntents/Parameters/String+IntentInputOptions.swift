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
