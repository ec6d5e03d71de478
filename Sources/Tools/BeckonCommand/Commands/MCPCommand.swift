// SPDX-License-Identifier: Apache-2.0
import AgentSurface
import BeckonMCP
import BeckonSchema
import Engine
import Glibc

struct MCPCommand: Command {
    static let definition = CommandDefinition(
        name: ["mcp"], text: \.mcp, examples: ["beckon mcp"],
        outcomes: [.usage, .unavailable, .cancelled], serves: true)

    init(_ line: OptionParser.Parsed) throws { try line.atMost(0) }

    func run(in session: CommandSession) async throws -> OutcomeKind {
        // The wire owns its descriptors and closes them; the standard streams stay open for what else is written.
        let reading = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
        let writing = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0)
        guard reading >= 0, writing >= 0 else {
            throw CommandFailure(.unavailable, code: "files", "The standard input and output must be open.")
        }
        let agents = AgentServer(
            host: session.host, context: session.person.context(surface: .agent))
        let transport = FileDescriptorTransport(reading: reading, writing: writing)
        let server = MCPServer(transport: transport, handler: agents)
        await withTaskCancellationHandler {
            await server.run()
        } onCancel: {
            transport.close()
        }
        await agents.close()
        if Task.isCancelled { return .cancelled }
        if let fault = server.fault {
            throw CommandFailure(.usage, code: "badFrame", "The client's messages cannot be read on. \(fault)")
        }
        return .succeeded
    }
}
