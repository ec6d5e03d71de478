// SPDX-License-Identifier: Apache-2.0

/// What is known of a kind of request beside its parameters.
public struct _INIntentFacts {
    private let ownTitle: String
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
    /// The sentences for the parameters that are known, those of the most first.
    package let summaries: [_INSummary]
    /// What a person could say for it, with `${applicationName}` and `${parameter}`.
    package let examples: [String]
    /// What is suggested to be said for it.
    package let invocationPhrase: String?
    /// The parameter whose image is the request's.
    package let keyParameter: String?
    /// The image of requests that have none of their own, in the app's resources.
    package let imageName: String?

    public init(
        _ title: String, explanation: String? = nil, domain: String? = nil, response: INIntentResponse.Type,
        asksConfirmation: Bool = false, output: String? = nil, summary: String? = nil,
        summaries: [_INSummary] = [], examples: [String] = [], invocationPhrase: String? = nil,
        keyParameter: String? = nil, imageName: String? = nil
    ) {
        ownTitle = title
        self.explanation = explanation
        self.domain = domain
        self.response = response
        self.asksConfirmation = asksConfirmation
        self.output = output
        self.summary = summary
        self.summaries = summaries
        self.examples = examples.filter { !$0.isEmpty }
        self.invocationPhrase = invocationPhrase
        self.keyParameter = keyParameter
        self.imageName = imageName
    }

    /// What people call it, in the language of the request.
    package var title: String {
        guard domain != nil else { return ownTitle }
        // SiriKit's answers are named after what they answer to.
        let intent = String(describing: response).replacing(/Response$/, with: "")
        return DomainWords.current.intents[intent]?.title ?? ownTitle
    }
}

/// A sentence for a request in which some parameters are known; parameters as `${name}`.
public struct _INSummary: Sendable {
    package let parameters: [String]
    package let title: String
    package let subtitle: String?

    public init(_ parameters: [String], _ title: String, subtitle: String? = nil) {
        self.parameters = parameters
        self.title = title
        self.subtitle = subtitle
    }
}
