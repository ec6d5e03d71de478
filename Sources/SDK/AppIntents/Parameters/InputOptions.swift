// SPDX-License-Identifier: Apache-2.0
extension String {
    /// How text is typed; App Intents, iOS 16.
    public struct IntentInputOptions: Sendable {
        public enum KeyboardType: Sendable, Hashable {
            case `default`, asciiCapable, numbersAndPunctuation, numberPad
            // swift-format-ignore: AlwaysUseLowerCamelCase
            case URL
        }
        public enum CapitalizationType: Sendable, Hashable { case none, words, sentences, allCharacters }

        public var keyboardType: KeyboardType
        public var capitalizationType: CapitalizationType
        public var multiline: Bool
        public var autocorrect: Bool
        public var smartQuotes: Bool
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
        public let `true`: LocalizedStringResource
        public let `false`: LocalizedStringResource

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
