// SPDX-License-Identifier: Apache-2.0

/// A URL with parameters in it; App Intents, iOS 18.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation {
    private let template: IntentTemplate<Intent>

    /// An address without parameters.
    public init(_ value: String) { template = IntentTemplate(parts: [.literal(value)]) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

    /// Collects the parts of a URL; App Intents, iOS 18.
    public typealias StringInterpolation = _IntentTemplateInterpolation<Intent, Never>

    func url(for intent: Intent) -> URL? {
        var text = ""
        for part in template.parts {
            switch part {
            case .literal(let literal): text += literal
            case .applicationName: return nil
            case .parameter(let path):
                guard let value = (intent[keyPath: path] as? any AnyIntentParameter)?.intentValue else { return nil }
                text += value.spokenText.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
            }
        }
        return URL(string: text)
    }
}
