// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema
import Testing
import mcp_test_server

/// Plays the client of `Transcripts/Server` against a server: `>` is sent, `<` is what must come next, `x` closes.
struct ServerConversationTests {
    @Test(arguments: Transcript.all("Server"))
    func followsTheTranscript(transcript: Transcript) async throws {
        let (near, far) = inMemoryPair()
        let client = TestEnd(near)
        let server = MCPServer(transport: far, handler: TestHandler())
        let running = Task { await server.run() }
        for step in transcript.steps {
            switch step.kind {
            case ">": try client.send(step.text)
            case "<":
                let frame = try await client.next()
                #expect(
                    try matches(frame, step.json()),
                    "Line \(step.number) wants \(step.text), but there came \(frame?.text ?? "the end").")
            case "x": client.close()
            default: Issue.record("Line \(step.number) is no step.")
            }
        }
        client.close()
        try await within(.seconds(10), "end of the server") { await running.value }
    }

    @Test func thereAreTranscripts() {
        #expect(Transcript.all("Server").count >= 8)
        #expect(Transcript.all("Client").count >= 8)
    }
}
