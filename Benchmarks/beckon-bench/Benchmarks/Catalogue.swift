// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema
import ChildProcess
import Foundation

/// From the first question for its catalogue to the whole answer, of a new process with 1,000 intents.
struct Catalogue: Benchmark {
    let name = "catalogue"
    private static let rounds = 15

    func measure(in setting: Setting) async throws -> [Finding] {
        var samples = Samples()
        for _ in 0..<Self.rounds { try await measureOnce(setting, &samples) }
        return [Finding(name: name, subject: "discovery and catalogue of 1,000 intents", ours: samples.median)]
    }

    private func measureOnce(_ setting: Setting, _ samples: inout Samples) async throws {
        let request = try DescriptorPipe()
        let response = try DescriptorPipe()
        let child = try await Spawner.shared.spawn(
            Command(
                setting.peers.appending(path: "ThousandIntents").path, environment: ["BECKON_CHANNEL": "3,4"]),
            descriptors: [2: STDERR_FILENO, 3: request.reading, 4: response.writing])
        close(request.reading)
        close(response.writing)
        let client = MCPClient(
            transport: FileDescriptorTransport(reading: response.reading, writing: request.writing),
            implementation: Implementation(name: "beckon-bench", title: nil, version: "1"))
        _ = try await client.connect()
        let meta: JSONValue = [MetaKey.context: setting.context.json]
        let answer = try await samples.time { try await client.request("beckon/catalogue", meta: meta) }
        client.close()
        _ = await child.exit()
        let count = try AppCatalogue(json: answer).actions.count
        guard count == 1000 else { throw BenchmarkError("The catalogue has \(count) actions, not 1,000.") }
    }
}
