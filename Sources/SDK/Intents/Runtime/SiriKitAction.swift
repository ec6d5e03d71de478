// SPDX-License-Identifier: Apache-2.0
import AppIntents
package import BeckonSchema

/// One kind of request that an app supports, as an action.
package struct SiriKitAction: OfferedAction {
    let type: INIntent.Type
    let registration: _INApp.Registration

    package var descriptor: ActionDescriptor {
        let facts = type._facts
        let response = facts.response
        let output = facts.output.flatMap { name in response._fields.first { $0.name == name }?.type._kind.type }
        return ActionDescriptor(
            identifier: type._typeName, title: facts.title, explanation: facts.explanation, category: facts.domain,
            parameters: type._fields.map { $0.descriptor },
            resultType: output ?? (response._fields.isEmpty ? nil : .entity(response._typeName)),
            authenticationPolicy: registration.restricted.contains(type._typeName)
                ? .requiresAuthentication : .alwaysAllowed,
            asksConfirmation: facts.asksConfirmation, summary: facts.summary)
    }

    package func run(arguments: [String: JSONValue]) async -> ActionResult {
        guard let conversation = IntentRuntime.conversation else {
            return ActionResult(failure: ActionFailure(.needsValue, "Nobody can be asked outside of a call."))
        }
        let intent: INIntent
        var stage: RequestLife.Stage?
        do {
            if let kept = try kept(arguments, for: conversation.context) {
                intent = kept.intent
                stage = kept.stage
            } else {
                intent = type.init(_values: [:])
                try RequestArguments.fill(intent, from: arguments)
            }
        } catch {
            return ActionResult(failure: IntentReflection.failure(from: error))
        }
        guard let handler = await PrincipalObject.handler(for: HandedOver(intent), of: registration)?.value,
            intent._isHandled(by: handler)
        else {
            return ActionResult(
                failure: ActionFailure(.failed, RequestWords.current.notHandled.filled(type._facts.title)))
        }
        return await RequestLife(
            intent: intent, handler: handler, conversation: conversation, authenticatedAt: stage
        ).run()
    }

    /// The request that the person has authenticated for; nil for a new one.
    /// - Throws: `ActionFailure` where the call does not prove what it says.
    private func kept(
        _ arguments: [String: JSONValue], for context: RequestContext
    ) throws -> AuthenticationChallenges.Kept? {
        guard context.isAuthenticated || context.challenge != nil else { return nil }
        guard context.isAuthenticated, let challenge = context.challenge,
            let kept = AuthenticationChallenges.ofProgram.redeem(challenge, for: type, arguments)
        else { throw ActionFailure(.invalidAuthentication, AuthenticationWords.refused.filled(type._facts.title)) }
        return kept
    }

    package func options(
        for parameter: String, arguments: [String: JSONValue], search: String?
    ) async throws -> [ChoiceOption] {
        let intent = type.init(_values: [:])
        guard type._fields.contains(where: { $0.name == parameter }) else {
            throw ActionFailure(
                .invalidValue, "“\(type._typeName)” has no parameter “\(parameter)”.", parameter: parameter)
        }
        try RequestArguments.fill(intent, from: arguments)
        guard let handler = await PrincipalObject.handler(for: HandedOver(intent), of: registration)?.value,
            let offered = try await intent._options(parameter, search: search, by: handler)
        else { return [] }
        return ValueChoices(offered).options
    }
}

extension _INField {
    /// The facts about the parameter. None is required: the handler says what it needs.
    var descriptor: ParameterDescriptor {
        ParameterDescriptor(
            name: name, title: title, type: type._kind.type, isOptional: true,
            defaultValue: defaultValue?._wired(full: false).value, minimum: minimum, maximum: maximum,
            hasOptions: offers, requestDialog: prompts.primary, disambiguationDialog: prompts.disambiguation,
            booleanNames: booleanNames, isMultiline: isMultiline)
    }
}
