// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema
import Foundation

/// The test's own end of a stream: sends text as it stands, and takes out what arrives one by one.
final class TestEnd: Sendable {
    private let transport: any Transport
    private let events: AsyncStream<TransportEvent>

    init(_ transport: any Transport) {
        self.transport = transport
        let (events, continuation) = AsyncStream.makeStream(of: TransportEvent.self)
        self.events = events
        transport.start { event in
            continuation.yield(event)
            if case .closed = event { continuation.finish() }
        }
    }

    func send(_ text: String) throws { try transport.send(Data(text.utf8)) }

    func close() { transport.close() }

    /// The next frame; nil where the stream is closed.
    func next() async throws -> JSONValue? {
        try await within(.seconds(10), "a frame") {
            for await event in self.events {
                guard case .frame(let frame) = event else { return nil }
                return try JSONValue(parsing: frame)
            }
            return nil
        }
    }
}

struct TimedOut: Error, CustomStringConvertible {
    let description: String
}

/// Bounds what a test waits for, so that a fault shows as a failure instead of a hang.
func within<Value: Sendable>(
    _ limit: Duration, _ what: String, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    try await withThrowingTaskGroup { group in
        group.addTask { try await work() }
        group.addTask {
            try await Task.sleep(for: limit)
            throw TimedOut(description: "No \(what) within \(limit).")
        }
        defer { group.cancelAll() }
        guard let value = try await group.next() else { throw CancellationError() }
        return value
    }
}
