// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Testing

/// Counters over time: (second, sent, received); the peer counts as lost at `lostAt`, or never.
private struct Course: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let keepalive: Int?
    let samples: [(second: Int, sent: UInt64, received: UInt64)]
    let lostAt: Int?
    var handshakeAge = 10
}

private let courses: [Course] = [
    Course(
        testDescription: "an idle tunnel is fine", keepalive: nil,
        samples: (1...300).map { ($0 * 2, 180, 92) }, lostAt: nil),
    Course(
        testDescription: "data that is answered is fine", keepalive: nil,
        samples: (1...100).map { ($0, 180 + UInt64($0) * 100, 92 + UInt64($0 / 10) * 32) }, lostAt: nil),
    Course(
        testDescription: "keepalives need no answer", keepalive: 25,
        samples: (1...100).map { ($0, 180 + UInt64($0 / 25) * 32, 92) }, lostAt: nil),
    Course(
        testDescription: "data without an answer is a loss", keepalive: nil,
        samples: (1...60).map { ($0, 180 + 128 + UInt64($0 / 5) * 148, 92) }, lostAt: 21),
    Course(
        testDescription: "a server that only asks to shake hands does not hear us", keepalive: nil,
        samples: (1...60).map { ($0, 180 + 128 + UInt64($0 / 5) * 240, 92 + UInt64($0 / 5) * 148) }, lostAt: 21),
    Course(
        testDescription: "data beyond keepalives without an answer is a loss", keepalive: 25,
        samples: (1...60).map { ($0, 180 + 128 + UInt64($0 / 5) * 148, 92) }, lostAt: 21),
    Course(
        testDescription: "an old handshake with data sent is a loss when no new one follows", keepalive: nil,
        samples: [(1, 180, 92), (2, 400, 92), (7, 400, 92), (8, 548, 92)], lostAt: 8, handshakeAge: 181),
    Course(
        testDescription: "data after a long silence has time for a new handshake", keepalive: nil,
        samples: [(1, 180, 92), (2, 400, 92), (4, 400, 92), (6, 600, 184)], lostAt: nil, handshakeAge: 1000),
    Course(
        testDescription: "an old handshake of an idle tunnel is fine", keepalive: nil,
        samples: [(1, 180, 92), (2, 180, 92)], lostAt: nil, handshakeAge: 1000),
]

@Suite struct FreshnessWatchTests {
    @Test(arguments: courses) fileprivate func judges(course: Course) {
        var watch = FreshnessWatch(
            TunnelStatistics(received: 92, sent: 180), at: .zero, keepalive: course.keepalive.map { .seconds($0) },
            silenceLimit: .seconds(20), ageLimit: .seconds(180))
        let lost = course.samples.first { sample in
            watch.isLost(
                TunnelStatistics(received: sample.received, sent: sample.sent), at: .seconds(sample.second),
                handshakeAge: .seconds(course.handshakeAge))
        }
        #expect(lost?.second == course.lostAt)
    }
}
