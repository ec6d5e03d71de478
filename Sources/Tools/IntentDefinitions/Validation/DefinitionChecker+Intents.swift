// SPDX-License-Identifier: Apache-2.0

extension DefinitionChecker {
    /// More are hard to say and to ask for.
    private static let parameterLimit = 5

    func check(_ intent: IntentModel) {
        if intent.parameters.count > Self.parameterLimit {
            problems.warning(
                line: intent.line, "INIntentParameters",
                "“\(intent.name)” has \(intent.parameters.count) parameters; more than \(Self.parameterLimit) are hard to say."
            )
        }
        check(intent.parameters.map(\.field), "INIntentParameterName", reserved: ReservedNames.intents)
        for parameter in intent.parameters { check(parameter, of: intent) }
        for combination in intent.combinations + intent.managedCombinations { check(combination, of: intent) }
        if let name = intent.keyParameter, !has(intent, name) {
            problems.warning(line: intent.keyParameterLine, "INIntentKeyParameter", "There is no parameter “\(name)”.")
        }
        check(intent.response)
        for phrase in intent.examples { checkTokens(phrase, "BeckonIntentExamplePhrases", allowed: names(intent)) }
    }

    private func check(_ parameter: ParameterModel, of intent: IntentModel) {
        unique(
            parameter.reasons.map { ($0.code, $0.line) }, "INIntentParameterUnsupportedReasonCode",
            "There is another “%”.")
        let allowed = names(intent).union(["count", "displayName", "minimumValue", "maximumValue"])
        for words in parameter.prompts.map(\.words) + parameter.reasons.compactMap(\.words) {
            checkTokens(words, "…FormatString", allowed: allowed)
        }
        for phrase in parameter.examples {
            checkTokens(phrase, "BeckonParameterExamplePhrases", allowed: names(intent))
        }
        if let relationship = parameter.relationship { check(relationship, of: parameter, in: intent) }
    }

    private func check(
        _ relationship: ParameterModel.Relationship, of parameter: ParameterModel, in intent: IntentModel
    ) {
        let key = "INIntentParameterRelationship"
        guard let parent = intent.parameters.first(where: { $0.name == relationship.parent }) else {
            problems.error(
                line: relationship.line, key + "ParentName", "There is no parameter “\(relationship.parent)”.")
            return
        }
        if isAncestor(parameter, of: parent, in: intent) {
            problems.error(
                line: relationship.line, key + "ParentName", "“\(parameter.name)” would depend on itself.")
        }
        switch relationship.predicate {
        case "HasAnyValue": break
        case "BooleanHasExactValue" where parent.field.type.kind == "Boolean": break
        case "EnumHasExactValue" where parent.field.type.enumeration != nil:
            guard case .text(let name) = relationship.value?.value else {
                problems.error(line: relationship.line, key + "PredicateValue", "The name of a value is missing.")
                return
            }
            if let list = types.enumeration(parent.field.type), !list.cases.contains(where: { $0.name == name }) {
                problems.error(
                    line: relationship.line, key + "PredicateValue", "“\(list.name)” has no value “\(name)”.")
            }
        default:
            problems.error(
                line: relationship.line, key + "PredicateName",
                "“\(relationship.predicate)” is nothing that can be asked of “\(parent.name)”.")
        }
    }

    private func isAncestor(_ parameter: ParameterModel, of other: ParameterModel, in intent: IntentModel) -> Bool {
        var current: ParameterModel? = other
        // As many steps as there are parameters come to the end, or round.
        for _ in intent.parameters {
            guard let here = current else { return false }
            if here.name == parameter.name { return true }
            current = here.relationship.flatMap { next in intent.parameters.first { $0.name == next.parent } }
        }
        return false
    }

    private func check(_ combination: CombinationModel, of intent: IntentModel) {
        for name in combination.parameters where !has(intent, name) {
            problems.warning(line: combination.line, name, "There is no such parameter; the combination is left out.")
        }
        for words in [combination.title, combination.subtitle].compactMap(\.self) {
            checkTokens(words, "INIntentParameterCombinationTitle", allowed: names(intent))
        }
    }

    private func check(_ response: ResponseModel) {
        unique(response.codes.map { ($0.name, $0.line) }, "INIntentResponseCodeName", "There is another “%”.")
        check(response.fields, "INIntentResponseParameterName", reserved: ReservedNames.responses)
        let names = Set(response.fields.map(\.name))
        if let output = response.output, !names.contains(output) {
            problems.warning(line: response.outputLine, "INIntentResponseOutput", "There is no property “\(output)”.")
        }
        for code in response.codes {
            for words in [code.words, code.conciseWords].compactMap(\.self) {
                checkTokens(words, "INIntentResponseCodeFormatString", allowed: names)
            }
        }
    }

    /// Tokens that stand for nothing are spoken as nothing.
    private func checkTokens(_ words: Words, _ key: String, allowed: Set<String>) {
        for name in words.mentioned where !allowed.contains(name) {
            problems.warning(line: words.line, key, "“${\(name)}” stands for nothing.")
        }
    }

    private func names(_ intent: IntentModel) -> Set<String> {
        Set(intent.parameters.map(\.name)).union(["applicationName"])
    }

    private func has(_ intent: IntentModel, _ name: String) -> Bool {
        intent.parameters.contains { $0.name == name }
    }
}
