// SPDX-License-Identifier: Apache-2.0

/// The text of a summary, with `\(\.$parameter)` in it; App Intents, iOS 16.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    let template: IntentTemplate<Intent>

    /// A sentence without parameters.
    public init(_ value: String) { template = IntentTemplate(parts: [.literal(value)]) }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

    /// Collects the parts of a summary; App Intents, iOS 16.
    public typealias StringInterpolation = _IntentTemplateInterpolation<Intent, Never>
}
