// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonFoundation
import BeckonMCP
import BeckonSchema

extension ExtensionHandler {
    /// The key of the one question in `inputRequests`.
    static let questionKey = "question"
    /// The key of what the keychain is wanted for.
    static let keychainKey = "keychain"
    /// Whether an action may keep the thread that it begins on.
    private static let mayBlock = !ConformanceRecords.types(
        conformingTo: (any BlockingFramework).self, as: (any BlockingFramework.Type).self
    ).isEmpty

    func callTool(_ call: ToolCall, request: RequestInfo) async throws -> ToolOutcome {
        let running = try call.requestState.map { try resume(call, state: $0, request) } ?? start(call, request)
        while true {
            switch await running.next(progress: { Self.report($0, to: request) }) {
            case .finished(var result):
                if peer == .host { result.learned = LearnedNotes.ofProgram.take() }
                return .complete(result.toolResult)
            case .keychain(let wish):
                guard request.acceptsQuestions else {
                    running.finishErrand(KeychainReply(.notAvailable))
                    continue
                }
                return park(running, call, request, asking: [Self.keychainKey: wish.inputRequest])
            case .question(let question):
                guard request.acceptsQuestions else {
                    running.cancel()
                    let failure = ActionFailure(
                        .needsValue, "This cannot be asked here: \(question.dialog.full)",
                        parameter: question.parameter)
                    return .complete(ActionResult(failure: failure).toolResult)
                }
                return park(running, call, request, asking: [Self.questionKey: question.inputRequest])
            }
        }
    }

    private func park(
        _ running: RunningCall, _ call: ToolCall, _ request: RequestInfo, asking requests: [String: JSONValue]
    ) -> ToolOutcome {
        .inputRequired(
            requests: requests, state: parked.park(running, connection: request.connection, action: call.name))
    }

    private func start(_ call: ToolCall, _ request: RequestInfo) throws -> RunningCall {
        guard let action = ActionSources.ofProgram.action(call.name) else {
            throw MCPError(.invalidParams, "This app has no action “\(call.name)”.")
        }
        let context = try context(of: request)
        let running = RunningCall(context: context, isGuarded: peer == .host)
        let needsHost = peer == .host ? nil : Self.guardNeeded(by: action.descriptor)
        running.start(mayBlock: Self.mayBlock) { [atWork, keychain, peer] in
            atWork.begin()
            // Only the host keeps secrets; nobody else is asked for them, and nobody else is told.
            if peer == .host { keychain.opens(running) }
            defer {
                keychain.closes(running)
                atWork.end()
            }
            if let needsHost { return ActionResult(failure: .needsHost(needsHost)) }
            let result = await Localization.$current.withValue(LocalizationContext(context)) {
                await IntentRuntime.$conversation.withValue(running) {
                    await action.run(arguments: call.arguments)
                }
            }
            guard peer != .host else { return result }
            if result.authentication != nil { return ActionResult(failure: .needsHost("It needs authentication.")) }
            // A stranger does not know that the work is not done yet.
            guard result.follows == nil else {
                return ActionResult(failure: .needsHost("It goes on with another action."))
            }
            return result
        }
        return running
    }

    /// Why only the host may run an action; nil where anybody may.
    private static func guardNeeded(by action: ActionDescriptor) -> String? {
        if action.authenticationPolicy != .alwaysAllowed { return "“\(action.title)” needs authentication." }
        if action.asksConfirmation { return "“\(action.title)” asks for a confirmation." }
        return nil
    }

    private func resume(_ call: ToolCall, state: String, _ request: RequestInfo) throws -> RunningCall {
        guard let running = parked.redeem(state, connection: request.connection, action: call.name) else {
            throw MCPError(
                .invalidParams, "This request state is unknown, spent, or of another call; call “\(call.name)” anew.")
        }
        if let reply = call.inputResponses[Self.keychainKey] {
            running.finishErrand((try? KeychainReply(json: reply)) ?? KeychainReply(.notAvailable))
            return running
        }
        // A retry without an answer, or with one of the wrong kind, is asked the same again under a new state.
        guard let question = running.openQuestion, let response = call.inputResponses[Self.questionKey] else {
            return running
        }
        do {
            running.answer(try Answer(elicitResult: response, to: question))
        } catch {
            running.rephrase("\(error) \(question.dialog.full)")
        }
        return running
    }

    /// Without a known end only the number of reports can grow, as MCP wants the progress to.
    private static func report(_ progress: RunningCall.Progress, to request: RequestInfo) {
        request.reportProgress(
            ProgressUpdate(
                progress: progress.fraction ?? Double(progress.number), total: progress.fraction == nil ? nil : 1,
                message: progress.title ?? progress.subtitle,
                meta: .members([
                    "title": progress.title.map(JSONValue.string), "subtitle": progress.subtitle.map(JSONValue.string),
                ])))
    }
}
