// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Testing

/// Counters over time: (second, sent, received); with the longest silence that they tell, or nil for none.
private struct Course: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var keepalive: Int?
    var isWireGuard = true
    let samples: [(second: Int, sent: UInt64, received: UInt64)]
    let silence: Int?
}

private let courses: [Course] = [
    Course(testDescription: "an idle tunnel is fine", samples: (1...300).map { ($0 * 2, 180, 92) }, silence: nil),
    Course(
        testDescription: "data that is answered at once is fine",
        samples: (1...100).map { ($0, 180 + UInt64($0) * 100, 92 + UInt64($0) * 80) }, silence: nil),
    Course(
        testDescription: "data that is answered after ten seconds, as the protocol has it",
        samples: (1...100).map { ($0, 180 + UInt64($0) * 100, 92 + UInt64($0 / 10) * 32) }, silence: 8),
    Course(
        testDescription: "keepalives need no answer", keepalive: 25,
        samples: (1...100).map { ($0, 180 + UInt64($0 / 25) * 32, 92) }, silence: nil),
    Course(
        testDescription: "nor does the one that answers what came last",
        samples: [(1, 180, 300), (11, 212, 300), (100, 212, 300)], silence: nil),
    Course(
        testDescription: "data without an answer", samples: (1...60).map { ($0, 180 + 128 + UInt64($0 / 5) * 148, 92) },
        silence: 59),
    Course(
        testDescription: "a server that only asks to shake hands does not hear us",
        samples: (1...60).map { ($0, 180 + 128 + UInt64($0 / 5) * 240, 92 + UInt64($0 / 5) * 148) }, silence: 59),
    Course(
        testDescription: "another kind of tunnel has no handshakes", isWireGuard: false,
        samples: (1...60).map { ($0, 180 + UInt64($0) * 148, 92 + UInt64($0) * 148) }, silence: nil),
    Course(
        testDescription: "nor keepalives", isWireGuard: false, samples: [(1, 181, 92), (2, 181, 92)], silence: 1),
    Course(
        testDescription: "data beyond keepalives without an answer", keepalive: 25,
        samples: (1...60).map { ($0, 180 + 128 + UInt64($0 / 5) * 148, 92) }, silence: 59),
    Course(
        testDescription: "data after a long silence has time for a new handshake",
        samples: [(1, 180, 92), (1002, 400, 92), (1004, 400, 92), (1006, 600, 184)], silence: 2),
]

@Suite struct FreshnessWatchTests {
    @Test(arguments: courses) fileprivate func judges(course: Course) {
        var watch = FreshnessWatch(
            TunnelStatistics(received: 92, sent: 180), at: .zero, isWireGuard: course.isWireGuard,
            keepalive: course.keepalive.map { .seconds($0) })
        let silences = course.samples.compactMap { sample in
            watch.silence(
                TunnelStatistics(received: sample.received, sent: sample.sent), at: .seconds(sample.second))
        }
        #expect(silences.max() == course.silence.map { .seconds($0) })
    }
}
