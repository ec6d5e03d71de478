// SPDX-License-Identifier: Apache-2.0
/// A sentence with parameters, and further parameters below it; App Intents, iOS 16.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    private let template: ParameterSummaryString<Intent>?
    private let table: String?
    /// Parameters that an editor shows below the sentence.
    let additional: [PartialKeyPath<Intent>]

    public init(
        _ string: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) {
        template = string
        self.table = table
        additional = additionalParameterKeyPaths()
    }

    /// A sentence with the parameters in it.
    public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
        template = string
        self.table = table
        additional = []
    }

    /// The parameters without a sentence.
    public init(@ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]) {
        template = nil
        table = nil
        additional = additionalParameterKeyPaths()
    }

    /// Neither a sentence nor parameters.
    public init() {
        template = nil
        table = nil
        additional = []
    }

    /// Lists key paths of parameters in a closure; App Intents, iOS 16.
    @resultBuilder
    public enum ParameterKeyPathsBuilder {
        public static func buildExpression<ValueType: _IntentValue & Sendable>(
            _ expression: KeyPath<Intent, IntentParameter<ValueType>>
        ) -> PartialKeyPath<Intent> { expression }

        public static func buildBlock(_ blocks: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { blocks }
    }
}

extension IntentParameterSummary: RenderedSummary {
    func sentence(for intent: any AppIntent) -> String? {
        guard let template, let intent = intent as? Intent else { return nil }
        return template.template.resolved(for: intent, table: table)
    }
}
