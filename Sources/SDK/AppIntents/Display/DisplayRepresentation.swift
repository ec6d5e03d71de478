// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// How one value shows itself; App Intents, iOS 16.
public struct DisplayRepresentation: Sendable, Hashable {
    /// The line by which the person knows it, and by which it is found.
    public var title: LocalizedStringResource
    /// A second line that tells equal titles apart.
    public var subtitle: LocalizedStringResource?
    /// Shown beside the title, where pictures are.
    public var image: Image?
    /// Other words that mean the same, for matching what was said.
    public var synonyms: [LocalizedStringResource]

    /// Title, with as much of the rest as there is.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    /// The representation in the language of the request.
    package var resolved: DisplayRepresentationValue {
        DisplayRepresentationValue(
            title: title.resolved(), subtitle: subtitle?.resolved(), image: image?.node,
            synonyms: synonyms.map { $0.resolved() })
    }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
    /// Title, with as much of the rest as there is.
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    /// Title, with as much of the rest as there is.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
