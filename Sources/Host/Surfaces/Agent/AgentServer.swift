// SPDX-License-Identifier: Apache-2.0
package import BeckonMCP
package import BeckonSchema
package import Engine

/// All installed actions as the tools of an MCP server, guarded by the host.
///
/// A question goes to the client for its person; nothing that an agent sends counts as a confirmation by itself.
package final class AgentServer: MCPServerHandler {
    private static let pageSize = 200
    private static let question = "question"

    private let host: Host
    private let context: RequestContext
    private let parked: ParkingLot<AgentConversation>
    private let open = OpenConversations()

    /// - Parameters:
    ///   - context: the language of the person at this machine.
    ///   - answerTime: how long a question may stay open before its action is cancelled.
    package init(host: Host, context: RequestContext, answerTime: Duration = .seconds(600)) {
        self.host = host
        self.context = context
        parked = ParkingLot(patience: answerTime) { await $0.cancel() }
    }

    package func describe() -> ServerDescription {
        ServerDescription(
            implementation: Host.implementation,
            instructions: """
                Each tool is an action of an app on this person's computer. Leave out what you do not know: the \
                person is asked. Confirmations are the person's to give.
                """)
    }

    package func listTools(cursor: String?, request: RequestInfo) async throws -> ToolPage {
        let entries = try await names().entries
        let start = try cursor.map { text in
            guard let offset = Int(text), entries.indices.contains(offset) else {
                throw MCPError(.invalidParams, "The cursor “\(text)” is not one of this server's.")
            }
            return offset
        }
        let page = entries.dropFirst(start ?? 0).prefix(Self.pageSize)
        return ToolPage(
            tools: try page.map(tool), nextCursor: page.endIndex < entries.endIndex ? "\(page.endIndex)" : nil)
    }

    package func callTool(_ call: ToolCall, request: RequestInfo) async throws -> ToolOutcome {
        let conversation =
            if let state = call.requestState {
                try await resume(call, state: state, request: request)
            } else {
                try await begin(call, request: request)
            }
        switch await conversation.next(reporting: { request.reportProgress($0) }) {
        case .ended(let outcome): return .complete(Self.told(outcome).toolResult)
        case .asks(let question):
            return .inputRequired(
                requests: [Self.question: question.inputRequest],
                state: parked.park(conversation, connection: request.connection, action: call.name))
        }
    }

    /// Cancels what still runs or waits for an answer, once the client is gone, and waits until it has ended.
    package func close() async { await open.cancelAll() }

    private func names() async throws -> ToolNames { ToolNames(try await host.listing(for: context)) }

    private func tool(_ entry: ToolNames.Entry) throws -> Tool {
        let catalogue = entry.action.catalogue
        let enums = Dictionary(catalogue.enums.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        var tool = try Tool(json: entry.action.action.tool(enums: enums))
        tool.name = entry.name
        return tool
    }

    private func begin(_ call: ToolCall, request: RequestInfo) async throws -> AgentConversation {
        guard let action = try await names().action(call.name) else {
            throw MCPError(.invalidParams, "There is no tool “\(call.name)”; tools/list names all.")
        }
        // It reads no paths: the person's rights are not the agent's.
        let wish = RunRequest(
            action: "\(action.app.identifier).\(action.action.identifier)", arguments: call.arguments,
            context: context)
        let conversation = AgentConversation(acceptsQuestions: request.acceptsQuestions)
        try open.add(conversation)
        await conversation.start { [host, open] surface in
            defer { open.remove(surface) }
            return await host.run(wish, on: surface)
        }
        return conversation
    }

    private func resume(_ call: ToolCall, state: String, request: RequestInfo) async throws -> AgentConversation {
        guard let response = call.inputResponses[Self.question] else {
            throw MCPError(.invalidParams, "The answer “\(Self.question)” is missing from inputResponses.")
        }
        guard let conversation = parked.redeem(state, connection: request.connection, action: call.name) else {
            throw MCPError(
                .invalidParams, "This requestState is unknown: it was used before, has expired, or belongs elsewhere.")
        }
        do {
            try await conversation.answer(with: response)
        } catch let error as SchemaError {
            await conversation.cancel()
            throw MCPError(.invalidParams, "The answer cannot be used, and the action was cancelled. \(error.message)")
        }
        return conversation
    }

    /// The result for the agent; where nobody could be asked it says which argument to give.
    private static func told(_ outcome: RunOutcome) -> ActionResult {
        var result = outcome.result
        guard result.failure?.code == .needsValue, let question = outcome.openQuestion else { return result }
        result.failure?.message =
            switch question.kind {
            case .confirmation:
                "“\(question.dialog.full)” needs a person's confirmation, and this client cannot ask one."
            case .secret:
                "“\(question.dialog.full)” is a secret, which no agent may be told. The person answers this at the "
                    + "terminal: beckon run \(outcome.action?.qualifiedName ?? "")"
            case .value(let descriptor):
                "The argument “\(descriptor.name)” is missing. \(question.dialog.full)\(listed(question.options))"
            case .choice(let options, let parameter):
                "\(parameter.map { "Choose the argument “\($0)”. " } ?? "")\(question.dialog.full)\(listed(options))"
            }
        return result
    }

    private static func listed(_ options: [ChoiceOption]) -> String {
        options.isEmpty ? "" : " One of: \(options.map(\.display.title).joined(separator: ", "))."
    }
}
