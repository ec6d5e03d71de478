// SPDX-License-Identifier: Apache-2.0
/// How a type is called; App Intents, iOS 16.
public struct TypeDisplayRepresentation: Sendable {
    /// The kind in the singular.
    public var name: LocalizedStringResource
    /// The name with a number, such as “\(2) servers”, for counts.
    public var numericFormat: LocalizedStringResource?
    /// Other words for the kind.
    public var synonyms: [LocalizedStringResource]

    /// A name, and the form for numbers where the language needs one.
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
    /// A name, and the form for numbers where the language needs one.
    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }

    /// A name, and the form for numbers where the language needs one.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
