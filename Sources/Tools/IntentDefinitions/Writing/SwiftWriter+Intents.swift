// SPDX-License-Identifier: Apache-2.0

extension SwiftWriter {
    func write(_ intent: IntentModel, to code: inout CodeText) {
        code.line()
        code.block("nonisolated public class \(intent.className): INIntent") { code in
            for parameter in intent.parameters { writeProperty(parameter.field, to: &code) }
            if !intent.parameters.isEmpty { code.line() }
            code.block("override public class var _facts: _INIntentFacts") { code in
                code.list("_INIntentFacts(", facts(intent), ")")
            }
            if !intent.parameters.isEmpty {
                code.line()
                code.block("override public class var _fields: [_INField]") { code in
                    code.list("[", intent.parameters.map { field($0) }, "]")
                }
            }
            writeHidden(intent, to: &code)
            writeCalls(intent, to: &code)
        }
    }

    private func facts(_ intent: IntentModel) -> [String] {
        let sentences = Sentences(intent)
        var parts = [texts.expression(intent.title) ?? "\"\""]
        if let text = texts.expression(intent.explanation) { parts.append("explanation: \(text)") }
        parts.append("response: \(intent.className)Response.self")
        if intent.asksConfirmation { parts.append("asksConfirmation: true") }
        let names = intent.response.fields.map(\.name)
        if let output = intent.response.output, names.contains(output) {
            parts.append("output: \(SwiftName.quoted(output))")
        }
        if let text = texts.expression(sentences.main?.title) { parts.append("summary: \(text)") }
        if !sentences.all.isEmpty {
            parts.append("summaries: [\(sentences.all.map { summary($0) }.joined(separator: ", "))]")
        }
        let examples = (intent.examples + (texts.examples[intent.className] ?? [])).map { texts.expression($0) }
        if !examples.isEmpty { parts.append("examples: [\(examples.joined(separator: ", "))]") }
        if let text = texts.expression(intent.invocationPhrase) { parts.append("invocationPhrase: \(text)") }
        if let name = intent.keyParameter, intent.parameters.contains(where: { $0.name == name }) {
            parts.append("keyParameter: \(SwiftName.quoted(name))")
        }
        if let name = intent.imageName { parts.append("imageName: \(SwiftName.quoted(name))") }
        return parts
    }

    private func summary(_ combination: CombinationModel) -> String {
        let names = combination.parameters.map(SwiftName.quoted).joined(separator: ", ")
        let title = texts.expression(combination.title) ?? "\"\""
        guard let subtitle = texts.expression(combination.subtitle) else { return "_INSummary([\(names)], \(title))" }
        return "_INSummary([\(names)], \(title), subtitle: \(subtitle))"
    }

    private func field(_ parameter: ParameterModel) -> String {
        var more: [String] = []
        if parameter.resolves { more.append("resolves: true") }
        if parameter.offers { more.append("offers: true") }
        if let prompts = prompts(parameter) { more.append("prompts: \(prompts)") }
        if let value = DefaultValue(of: parameter.field, types) {
            more.append("defaultValue: \(texts.expression(value.words) ?? value.expression)")
        }
        if !parameter.examples.isEmpty {
            more.append("examples: [\(parameter.examples.map { texts.expression($0) }.joined(separator: ", "))]")
        }
        return fieldExpression(parameter.field, more)
    }

    private func prompts(_ parameter: ParameterModel) -> String? {
        var parts: [String] = []
        let primary = parameter.prompt("Primary") ?? parameter.prompt("Concise") ?? parameter.prompt("Configuration")
        if let text = texts.expression(primary) { parts.append("primary: \(text)") }
        if let text = texts.expression(parameter.prompt("Confirmation")) { parts.append("confirmation: \(text)") }
        let choice = ["DisambiguationIntroduction", "DisambiguationSelection"]
            .compactMap { texts.expression(parameter.prompt($0)) }
        if !choice.isEmpty { parts.append("disambiguation: \(choice.joined(separator: " + \" \" + "))") }
        let reasons = parameter.reasons.enumerated().compactMap { index, reason in
            texts.expression(reason.words).map { "\(index + 1): \($0)" }
        }
        if !reasons.isEmpty { parts.append("unsupported: [\(reasons.joined(separator: ", "))]") }
        return parts.isEmpty ? nil : "_INPrompts(\(parts.joined(separator: ", ")))"
    }

    /// Parameters that are of no concern while another has not the right value.
    private func writeHidden(_ intent: IntentModel, to code: inout CodeText) {
        let dependent = intent.parameters.filter { $0.relationship != nil }
        guard !dependent.isEmpty else { return }
        code.line()
        code.block("override public func _isHidden(_ parameter: String) -> Bool") { code in
            code.line("switch parameter {")
            for parameter in dependent {
                code.line("case \(SwiftName.quoted(parameter.name)): \(hidden(parameter, in: intent))")
            }
            code.line("default: false")
            code.line("}")
        }
    }

    private func hidden(_ parameter: ParameterModel, in intent: IntentModel) -> String {
        guard let relationship = parameter.relationship,
            let parent = intent.parameters.first(where: { $0.name == relationship.parent })
        else { return "false" }
        let name = SwiftName.escaped(parent.name)
        var condition = "_values[\(SwiftName.quoted(parent.name))] == nil"
        if relationship.predicate == "EnumHasExactValue", case .text(let value) = relationship.value?.value {
            let wanted = ".\(SwiftName.escaped(value))"
            condition =
                parent.field.isList ? "\(name)?.contains(\(wanted)) != true" : "\(condition) || \(name) != \(wanted)"
        } else if relationship.predicate == "BooleanHasExactValue" {
            condition = "\(name)?.boolValue != \(DefaultValue.flag(relationship.value?.value) ?? true)"
        }
        guard parent.relationship != nil else { return condition }
        return "_isHidden(\(SwiftName.quoted(parent.name))) || \(condition)"
    }
}
