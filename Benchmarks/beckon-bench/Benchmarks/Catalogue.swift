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
        var request = try DescriptorPipe()
        var response = try DescriptorPipe()
        let child = try await Spawner.shared.spawn(
            Command(
                setting.peers.appending(path: "ThousandIntents").path, environment: ["BECKON_CHANNEL": "3,4"]),
            descriptors: [2: STDERR_FILENO, 3: request.reading, 4: response.writing])
        request.closeReading()
        response.closeWriting()
        let client = MCPClient(
            transport: FileDescriptorTransport(reading: response.takeReading(), writing: request.takeWriting()),
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
