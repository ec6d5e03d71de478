// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BeckonExtension

struct ActionsAtWorkTests {
    @Test func waitsForTheLastOne() async {
        let actions = ActionsAtWork()
        await actions.waitForEnd(within: .seconds(600))
        actions.begin()
        actions.begin()
        actions.end()
        let waiting = Task { await actions.waitForEnd(within: .seconds(600)) }
        await Task.yield()
        actions.end()
        await waiting.value
    }

    @Test func waitsNoLongerThanTheLimit() async {
        let actions = ActionsAtWork()
        actions.begin()
        let start = ContinuousClock.now
        await actions.waitForEnd(within: .milliseconds(50))
        #expect(.now - start >= .milliseconds(50))
        actions.end()
    }
}
