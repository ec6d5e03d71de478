// SPDX-License-Identifier: Apache-2.0

/// What is known of a kind of request beside its parameters.
public struct _INIntentFacts {
    package let title: String
    package let explanation: String?
    /// SiriKit's domain, such as “Messages”; nil for an app's own intent.
    package let domain: String?
    package let response: INIntentResponse.Type
    /// Whether the person has to say yes before the request is handled.
    package let asksConfirmation: Bool
    /// The response property that is the result; nil for all of them.
    package let output: String?
    /// The sentence of the request, parameters as `${name}`.
    package let summary: String?

    public init(
        _ title: String, explanation: String? = nil, domain: String? = nil, response: INIntentResponse.Type,
        asksConfirmation: Bool = false, output: String? = nil, summary: String? = nil
    ) {
        self.title = title
        self.explanation = explanation
        self.domain = domain
        self.response = response
        self.asksConfirmation = asksConfirmation
        self.output = output
        self.summary = summary
    }
}
