// SPDX-License-Identifier: Apache-2.0

/// The form of an `elicitation/create` as questions, one for each property.
///
/// A Beckon app's form has one. Another server's may have several; the person is asked them one by one.
package struct ElicitationForm: Sendable, Hashable {
    package struct Field: Sendable, Hashable {
        package var name: String
        package var question: Question
        /// Whether the form is refused as a whole where this is not answered.
        package var isRequired: Bool
        /// Whether the server wants a day without a time.
        var isDay: Bool
    }

    package var fields: [Field]
    private let isOwn: Bool

    /// Reads the params of `elicitation/create`.
    /// - Throws: `SchemaError` for a mode other than `form`, and for a schema that is no form.
    package init(params: JSONValue) throws {
        let mode = try params.string("mode") ?? "form"
        let isSecret = mode == Question.secretMode
        guard mode == "form" || isSecret else {
            throw SchemaError(.outOfRange, "A question of mode “\(mode)” cannot be asked; only forms can.")
        }
        let message = try params.requiredString("message")
        let meta = params[key: "_meta"]
        if isSecret || meta?[key: MetaKey.dialog] != nil {
            isOwn = true
            let question = try Question(meta: params.required("_meta"), isSecret: isSecret)
            fields = [Field(name: Question.property, question: question, isRequired: true, isDay: false)]
        } else {
            isOwn = false
            fields = try Self.fields(of: try params.required("requestedSchema"), message: message)
        }
    }

    /// Reads one entry of `inputRequests`.
    /// - Throws: `SchemaError` also where it asks for anything else than the person.
    package init(inputRequest: JSONValue) throws {
        let method = try inputRequest.requiredString("method")
        guard method == Question.method else {
            throw SchemaError(.outOfRange, "An input request of the kind “\(method)” is not allowed.")
        }
        try self.init(params: inputRequest.required("params"))
    }

    /// The `ElicitResult` from the answers in the order of the fields.
    ///
    /// One question put away puts the form away; a required one refused refuses it; an optional one refused is left out.
    package func result(_ answers: [Answer]) -> JSONValue {
        if isOwn, let answer = answers.first { return answer.elicitResult }
        var content: [String: JSONValue] = [:]
        for (field, answer) in zip(fields, answers) {
            switch answer {
            case .cancelled: return ["action": "cancel"]
            case .declined where field.isRequired: return ["action": "decline"]
            case .declined, .accepted(.none): continue
            case .accepted(let value): content[field.name] = field.content(value)
            }
        }
        return ["action": "accept", "content": .object(content)]
    }
}

extension ElicitationForm.Field {
    fileprivate func content(_ value: IntentValue) -> JSONValue? {
        // A form without properties is accepted as a whole.
        if case .confirmation = question.kind { return nil }
        guard isDay, let text = value.json.stringValue else { return value.json }
        return .string(String(text.prefix(10)))
    }
}

extension Question {
    /// Reads the params of an `elicitation/create` that asks one thing.
    /// - Throws: `SchemaError` where it is no form, or has several fields; `ElicitationForm` reads those.
    package init(elicitation params: JSONValue) throws {
        let fields = try ElicitationForm(params: params).fields
        guard fields.count == 1 else {
            throw SchemaError(.outOfRange, "The form asks for \(fields.count) values, not for one.")
        }
        self = fields[0].question
    }

    /// Reads the question of a Beckon app from what its form says in `_meta`.
    fileprivate init(meta: JSONValue, isSecret: Bool) throws {
        let options: [ChoiceOption] = try meta.list(MetaKey.options)
        let kind: Kind
        if isSecret {
            kind = .secret
        } else if let details: ConfirmationDetails = try meta.value(MetaKey.confirmation) {
            kind = .confirmation(details)
        } else if let parameter = meta[key: MetaKey.parameter], parameter.objectValue != nil {
            kind = .value(try ParameterDescriptor(json: parameter))
        } else {
            kind = .choice(options, parameter: try meta.string(MetaKey.parameter))
        }
        let isChoice = if case .choice = kind { true } else { false }
        self.init(
            dialog: try Dialog(json: meta.required(MetaKey.dialog)), kind: kind,
            snippet: try meta.value(MetaKey.snippet), options: isChoice ? [] : options)
    }
}
