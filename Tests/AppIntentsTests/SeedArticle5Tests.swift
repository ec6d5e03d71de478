// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema
import Testing

@testable import SeedArticle5

@Suite("The article's code, Swift 5 mode")
struct SeedArticle5Tests {
    @Test func greets() async {
        #expect(await run(VPNIntent()).dialog == Dialog("Hello, world!"))
    }

    @Test(arguments: [ToggleWithoutWaiting() as any AppIntent, ToggleAndWait()])
    func saysThatItIsDone(intent: any AppIntent) async {
        #expect(await run(intent).dialog?.full == "Команда выполнена")
    }

    @Test(arguments: [(true, "Не подключено"), (false, "Подключено")])
    func showsTheState(isActive: Bool, text: String) async {
        let result = await VPNManager.$isActive.withValue(isActive) { await run(ToggleWithSnippet()) }
        #expect(result.snippet?.texts == [text])
        #expect(result.failure == nil)
    }

    @Test func showsThatItIsNotAllowed() async {
        let result = await VPNManager.$isVPNAllowed.withValue(false) { await run(ToggleWhereAllowed()) }
        #expect(result.snippet?.texts == ["Конфигурация недоступна"])
    }

    @Test func hasItsDescription() {
        let descriptor = IntentReflection.describe(Described.VPNIntent.self)
        #expect(descriptor.identifier == "VPNIntent")
        #expect(descriptor.title == "vpn_intent_title")
        #expect(descriptor.explanation == "vpn_intent_description")
    }
}
