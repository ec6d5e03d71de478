// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Testing

@testable import ConnectService

/// A tunnel that is looked at every two seconds, whose server may be silent for eight.
@Suite struct OpenVPNSilenceTests {
    private func silence(_ timers: String? = nil) -> OpenVPNSilence {
        var silence = OpenVPNSilence(limit: .seconds(8), granularity: .seconds(2))
        if let timers { silence.read(timers) }
        silence.start(at: .zero)
        silence.note(received: 100, sent: 100, at: .zero)
        return silence
    }

    @Test func twoMissingKeepalivesAreSuspicious() {
        var silence = silence("Timers: ping 10, ping-restart 120")
        #expect(!silence.isSuspicious(at: .seconds(21)))
        #expect(silence.isSuspicious(at: .seconds(22)))
        silence.note(received: 101, sent: 100, at: .seconds(22))
        #expect(!silence.isSuspicious(at: .seconds(43)))
        #expect(silence.isSuspicious(at: .seconds(44)))
    }

    @Test func keepalivesOfTheClientAlonePromiseNothing() {
        var silence = silence("Timers: ping 10")
        silence.note(received: 100, sent: 200, at: .seconds(10))
        #expect(!silence.isSuspicious(at: .seconds(1000)))
    }

    @Test func withoutKeepalivesOnlyUnansweredDataIsSuspicious() {
        var silence = silence()
        #expect(!silence.isSuspicious(at: .seconds(1000)))
        silence.note(received: 100, sent: 200, at: .seconds(1000))
        #expect(!silence.isSuspicious(at: .seconds(1019)))
        #expect(silence.isSuspicious(at: .seconds(1020)))
        silence.note(received: 200, sent: 300, at: .seconds(1021))
        #expect(!silence.isSuspicious(at: .seconds(2000)))
    }

    @Test func aServerThatIsThereAndAnswersNothingIsLeftInPeace() {
        var silence = silence()
        silence.note(received: 100, sent: 200, at: .seconds(1))
        silence.hasProved(at: .seconds(25), byRestart: false)
        silence.note(received: 100, sent: 300, at: .seconds(30))
        #expect(silence.isSuspicious(at: .seconds(50)))
        silence.hasProved(at: .seconds(55), byRestart: true)
        silence.note(received: 100, sent: 400, at: .seconds(60))
        #expect(!silence.isSuspicious(at: .seconds(1000)))
    }

    /// Also where keepalives would tell of it later, or go on coming from a server that hears nothing.
    @Test(arguments: ["Timers: ping 10, ping-restart 120", "Timers: ping 0, ping-restart 0"])
    func whoAnswersWhenAskedIsMissedSoon(timers: String) {
        func inside(_ received: UInt64, _ sent: UInt64) -> TunnelStatistics {
            TunnelStatistics(received: received, sent: sent)
        }
        var silence = silence(timers)
        silence.hasAnswered()
        silence.note(inside: inside(10, 10), at: .seconds(9))
        silence.note(inside: inside(10, 20), at: .seconds(10))
        silence.note(received: 140, sent: 200, at: .seconds(11))
        silence.note(inside: inside(10, 20), at: .seconds(11))
        #expect(!silence.isSuspicious(at: .seconds(11)))
        silence.note(inside: inside(10, 20), at: .seconds(12))
        #expect(silence.isSuspicious(at: .seconds(12)))
        silence.note(inside: inside(11, 20), at: .seconds(13))
        #expect(!silence.isSuspicious(at: .seconds(13)))
    }

    @Test(arguments: ["", "Timers: ", "Timers: ping", "Timers: ping x, ping-restart y", "Timers: inactive 5"])
    func otherTimersAreNone(text: String) {
        #expect(!silence(text).isSuspicious(at: .seconds(1000)))
    }
}
