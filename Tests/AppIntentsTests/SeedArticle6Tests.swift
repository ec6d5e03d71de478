// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema
import Testing

@testable import SeedArticle6

@Suite("The article's code, Swift 6 mode")
struct SeedArticle6Tests {
    @Test func greets() async {
        #expect(await run(VPNIntent()).dialog == Dialog("Hello, world!"))
    }

    @Test func showsTheState() async {
        #expect(await run(ToggleWhereAllowed()).snippet?.texts == ["Подключено"])
    }

    @Test func isDescribed() {
        #expect(IntentReflection.describe(Described.VPNIntent.self).explanation == "vpn_intent_description")
    }
}
