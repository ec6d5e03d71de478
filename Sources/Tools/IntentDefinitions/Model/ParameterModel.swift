// SPDX-License-Identifier: Apache-2.0

/// A parameter of an intent; an element of `INIntentParameters`.
package struct ParameterModel: Sendable {
    package struct Prompt: Sendable {
        let type: String
        let words: Words
    }

    package struct UnsupportedReason: Sendable {
        package let code: String
        package let words: Words?
        let line: Int
    }

    /// When the parameter is of no concern.
    package struct Relationship: Sendable {
        let parent: String
        let predicate: String
        let value: PropertyListNode?
        let line: Int
    }

    package let field: FieldModel
    /// Whether the handler is asked about the value before it handles.
    package let resolves: Bool
    /// Whether the handler offers values to choose from.
    package let offers: Bool
    /// Whether it is told what the person searches among them.
    package let searches: Bool
    package let prompts: [Prompt]
    package let reasons: [UnsupportedReason]
    package let relationship: Relationship?
    package let examples: [Words]

    package var name: String { field.name }

    init?(_ section: Section, _ problems: Problems) {
        guard let field = FieldModel(section, prefix: "INIntentParameter", problems) else { return nil }
        self.field = field
        resolves = section.flag("SupportsResolution")
        offers = section.flag("SupportsDynamicEnumeration")
        searches = section.flag("SupportsSearch")
        prompts = section.sections("PromptDialogs", prefix: "INIntentParameterPromptDialog").compactMap { prompt in
            guard let type = prompt.text("Type"), let words = prompt.words("FormatString") else { return nil }
            return Prompt(type: type, words: words)
        }
        let found = section.sections("UnsupportedReasons", prefix: "INIntentParameterUnsupportedReason")
        reasons = found.compactMap { reason in
            guard let code = reason.name("Code") else { return nil }
            return UnsupportedReason(code: code, words: reason.words("FormatString"), line: reason.line(of: "Code"))
        }
        let relation = section.section("Relationship", prefix: "INIntentParameterRelationship")
        relationship = relation.flatMap { relation in
            guard let parent = relation.name("ParentName") else { return nil }
            return Relationship(
                parent: parent, predicate: relation.text("PredicateName") ?? "HasAnyValue",
                value: relation.node("PredicateValue"), line: relation.line(of: "PredicateName"))
        }
        examples = ExamplePhrases.read(section.with(prefix: "BeckonParameter"), problems)
    }

    func prompt(_ type: String) -> Words? { prompts.first { $0.type == type }?.words }
}
