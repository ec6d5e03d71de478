// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BeckonMCP

struct ParkedCallsTests {
    private var calls = ParkedCalls<Int, String>()
    private let start = ContinuousClock.now

    private mutating func park(_ call: String, owner: Int = 1, action: String = "A", for seconds: Int = 60) -> String {
        var generator = SystemRandomNumberGenerator()
        return calls.park(
            call, owner: owner, action: action, until: start + .seconds(seconds), using: &generator)
    }

    @Test mutating func isRedeemedOnce() {
        let state = park("call")
        #expect(calls.redeem(state, owner: 1, action: "A") == "call")
        #expect(calls.redeem(state, owner: 1, action: "A") == nil)
    }

    @Test mutating func isBoundToConnectionAndAction() {
        let state = park("call")
        #expect(calls.redeem(state, owner: 2, action: "A") == nil)
        #expect(calls.redeem(state, owner: 1, action: "B") == nil)
        #expect(calls.redeem("", owner: 1, action: "A") == nil)
        #expect(calls.redeem(state, owner: 1, action: "A") == "call", "a stranger's try spends nothing")
    }

    @Test mutating func statesDiffer() {
        let states = (0..<100).map { _ in park("call") }
        #expect(Set(states).count == 100)
        #expect(states.allSatisfy { $0.count > 20 })
    }

    @Test mutating func endsWithItsConnection() {
        let state = park("mine", owner: 1)
        let other = park("other", owner: 2)
        #expect(calls.removeAll(of: 1) == ["mine"])
        #expect(calls.redeem(state, owner: 1, action: "A") == nil)
        #expect(calls.redeem(other, owner: 2, action: "A") == "other")
    }

    @Test mutating func expires() {
        let short = park("short", for: 10)
        _ = park("long", for: 20)
        #expect(calls.nextDeadline == start + .seconds(10))
        #expect(calls.removeExpired(at: start + .seconds(9)).isEmpty)
        #expect(calls.removeExpired(at: start + .seconds(10)) == ["short"])
        #expect(calls.redeem(short, owner: 1, action: "A") == nil)
        #expect(calls.nextDeadline == start + .seconds(20))
    }
}
