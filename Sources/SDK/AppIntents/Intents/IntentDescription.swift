// SPDX-License-Identifier: Apache-2.0
/// What an action does, for catalogues and search; App Intents, iOS 16.
public struct IntentDescription: Sendable {
    /// What the action does, in a sentence or two.
    public var descriptionText: LocalizedStringResource
    /// The heading under which lists show it.
    public var categoryName: LocalizedStringResource?
    /// Other words by which it is found.
    public var searchKeywords: [LocalizedStringResource]
    /// What the returned value is called.
    public var resultValueName: LocalizedStringResource?

    /// A description, filed under a category and found by keywords.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }
}

extension IntentDescription: ExpressibleByStringInterpolation {
    /// A description, filed under a category and found by keywords.
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }

    /// A description, filed under a category and found by keywords.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// What `AppIntent.description` may be, so that a constant of either type is a witness.
public protocol _IntentDescriptionContent {
    var _description: IntentDescription? { get }
}

extension IntentDescription: _IntentDescriptionContent {
    @inlinable public var _description: IntentDescription? { self }
}

extension Optional: _IntentDescriptionContent where Wrapped == IntentDescription {
    @inlinable public var _description: IntentDescription? { self }
}
