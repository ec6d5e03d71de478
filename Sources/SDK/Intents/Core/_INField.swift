// SPDX-License-Identifier: Apache-2.0

/// One property of an intent, a response or a value: its name, its type and what it is called.
public struct _INField {
    package let name: String
    package let type: any _INValue.Type
    private let ownTitle: String
    /// Whether the handler is asked about the value before it handles.
    package let resolves: Bool
    /// Whether the handler offers values to choose from.
    package let offers: Bool
    /// What is asked where the value is missing, ambiguous, or to be confirmed; words of an intent definition.
    package let prompts: _INPrompts
    /// What the value is where nobody mentions one.
    package let defaultValue: (any _INValue)?
    /// Inclusive bounds of a number.
    package let minimum: Double?
    package let maximum: Double?
    /// Whether text may run over several lines.
    package let isMultiline: Bool
    /// Names of the two values of a boolean, true first.
    package let booleanNames: [String]
    /// What a person could say for the value.
    package let examples: [String]

    public init(
        _ name: String, _ type: any _INValue.Type, _ title: String = "", resolves: Bool = false, offers: Bool = false,
        prompts: _INPrompts = _INPrompts(), defaultValue: (any _INValue)? = nil, examples: [String] = [],
        minimum: Double? = nil, maximum: Double? = nil, isMultiline: Bool = false, booleanNames: [String] = []
    ) {
        self.name = name
        self.type = type
        ownTitle = title
        self.resolves = resolves
        self.offers = offers
        self.prompts = prompts
        self.defaultValue = defaultValue
        self.examples = examples
        self.minimum = minimum
        self.maximum = maximum
        self.isMultiline = isMultiline
        self.booleanNames = booleanNames
    }

    /// What people call it: its definition's word, the language's, or its name spelled out.
    package var title: String {
        ownTitle.isEmpty ? DomainWords.current.parameters[name] ?? SpokenName.title(name) : ownTitle
    }
}

/// The sentences that an intent definition has for a parameter, with `${…}` where values stand.
public struct _INPrompts: Sendable {
    package var primary: String?
    package var confirmation: String?
    package var disambiguation: String?
    /// The sentences for the reasons why a value is not supported, by the reasons' numbers.
    package var unsupported: [Int: String]

    public init(
        primary: String? = nil, confirmation: String? = nil, disambiguation: String? = nil,
        unsupported: [Int: String] = [:]
    ) {
        self.primary = primary
        self.confirmation = confirmation
        self.disambiguation = disambiguation
        self.unsupported = unsupported
    }
}
