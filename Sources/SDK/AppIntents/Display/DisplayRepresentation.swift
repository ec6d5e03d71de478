// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// How one value shows itself; App Intents, iOS 16.
public struct DisplayRepresentation: Sendable, Hashable {
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public var synonyms: [LocalizedStringResource]

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
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
