// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Synchronization
import Testing

@testable import Engine

extension ExtensionTests {
    @Suite struct RunTests {
        @Test func anActionRunsAndIsRemembered() async throws {
            let machine = try await StandInHost()
            let outcome = await machine.run("echo", ["text": "hello"])
            #expect(outcome.kind == .succeeded, "\(outcome.result)")
            #expect(outcome.result.value == .string("hello"))
            let entry = try #require(try await machine.host.history.entries().first)
            #expect(entry.state == .ended(.succeeded))
            #expect(entry.arguments == ["text": "hello"])
            #expect(entry.surface == SurfaceName(rawValue: "test"))
            await machine.host.shutdown()
            #expect(machine.processes().isEmpty)
        }

        @Test func theExtensionStaysWarmAndIsOneForTwoRuns() async throws {
            let machine = try await StandInHost()
            async let first = machine.run("state")
            async let second = machine.run("state")
            let values = await [first.result.value, second.result.value]
            #expect(Set(values) == [.integer(1), .integer(2)])
            #expect(await machine.run("state").result.value == .integer(3))
            await machine.host.shutdown()
        }

        @Test func anIdleExtensionEnds() async throws {
            let machine = try await StandInHost { $0.idle = .milliseconds(300) }
            #expect(await machine.run("state").result.value == .integer(1))
            #expect(!machine.processes().isEmpty)
            #expect(try await machine.leftovers().isEmpty)
            #expect(await machine.run("state").result.value == .integer(1))
            await machine.host.shutdown()
        }

        @Test func theExtensionIsToldTheContext() async throws {
            let machine = try await StandInHost()
            let text = try #require(await machine.run("context").result.value?.json.stringValue)
            let context = try RequestContext(json: JSONValue(parsing: Data(text.utf8)))
            #expect(context.languages == ["en"])
            #expect(context.timeZone == "Europe/Oslo")
            #expect(context.surface == SurfaceName(rawValue: "test"))
            #expect(context.isUnlocked)
            await machine.host.shutdown()
        }

        @Test func aQuestionIsAskedAndAnswered() async throws {
            let machine = try await StandInHost()
            let surface = ScriptedSurface([.accepted(.string("b"))])
            let outcome = await machine.run("ask", on: surface)
            #expect(outcome.result.value == .string("b"), "\(outcome.result)")
            let question = try #require(surface.questions.withLock { $0.first })
            #expect(question.dialog.full == "Which one?")
            #expect(question.choices.map(\.display.title) == ["Apple", "Pear"])
            await machine.host.shutdown()
        }

        @Test func aQuestionWithoutAnybodyNamesWhatIsMissing() async throws {
            let machine = try await StandInHost()
            let outcome = await machine.run("ask")
            #expect(outcome.kind == .needsValue)
            #expect(outcome.result.failure?.parameter == "which")
            #expect(outcome.result.failure?.message.contains("Apple, Pear") == true)
            #expect(outcome.openQuestion?.choices.map(\.id) == ["a", "b"])
            #expect(machine.note("abandoned"))
            await machine.host.shutdown()
        }

        @Test func aQuestionThatIsPutAwayLetsTheExtensionUnwind() async throws {
            let machine = try await StandInHost()
            let outcome = await machine.run("ask", on: ScriptedSurface([.cancelled]))
            #expect(outcome.kind == .cancelled)
            #expect(machine.note("abandoned"))
            await machine.host.shutdown()
        }

        @Test func aRunThatIsCancelledWhileItAsksUnwinds() async throws {
            let machine = try await StandInHost()
            let surface = ScriptedSurface([], isSilent: true)
            let task = Task { await machine.run("ask", on: surface) }
            while surface.questions.withLock({ $0.isEmpty }) { try await Task.sleep(for: .milliseconds(10)) }
            task.cancel()
            #expect(await task.value.kind == .cancelled)
            #expect(machine.note("abandoned"))
            await machine.host.shutdown()
        }

        @Test(arguments: [
            (Answer.accepted(.boolean(true)), "done"), (.declined, "left"),
        ])
        func aConfirmationIsAnswered(answer: Answer, expected: String) async throws {
            let machine = try await StandInHost()
            #expect(await machine.run("confirm", on: ScriptedSurface([answer])).result.dialog?.full == expected)
            await machine.host.shutdown()
        }

        @Test func everythingIsConfirmedWhereThePersonSaidSo() async throws {
            let machine = try await StandInHost { $0.questions = 5 }
            #expect(await machine.run("confirm", confirmsAll: true).result.dialog?.full == "done")
            let endless = await machine.run("askforever", confirmsAll: true)
            #expect(endless.result.failure?.message.contains("more than 5 questions") == true)
            await machine.host.shutdown()
        }

        @Test func manyQuestionsAtOnceAreBoundedLikeManyInTurn() async throws {
            let machine = try await StandInHost { $0.questions = 5 }
            let yes = ScriptedSurface(Array(repeating: .accepted(.boolean(true)), count: 200))
            let endless = await machine.run("askmany", on: yes)
            #expect(endless.result.failure?.message.contains("more than 5 questions") == true, "\(endless.result)")
            #expect(yes.questions.withLock { $0.count } == 5)
            let away = ScriptedSurface([.cancelled])
            #expect(await machine.run("askmany", on: away).result.value == .integer(200))
            #expect(away.questions.withLock { $0.count } == 1)
            await machine.host.shutdown()
        }

        @Test func anActionThatOpensAnotherRunsIt() async throws {
            let machine = try await StandInHost { $0.follows = 3 }
            let outcome = await machine.run("follow")
            #expect(outcome.result.value == .string("second"))
            #expect(outcome.result.dialog?.full == "first")
            #expect(try await machine.host.history.entries().map(\.action) == ["echo", "follow"])
            let circle = await machine.run("circle")
            #expect(circle.kind == .failed)
            #expect(circle.result.failure?.message.contains("More than 3 actions") == true)
            await machine.host.shutdown()
        }

        /// A path is the person's to name: what an app or an agent names is not read with the person's rights.
        @Test func aFileIsReadForNobodyButThePerson() async throws {
            let machine = try await StandInHost()
            let named = await machine.run("take", ["file": "/etc/hostname"], readsPaths: true)
            #expect(named.kind == .succeeded, "\(named.result)")
            for (action, arguments) in [
                ("fetch", [:]), ("take", ["file": "/etc/passwd"]), ("take", ["File": "/etc/passwd"]),
            ]
                as [(String, [String: JSONValue])]
            {
                let readsPaths = action == "fetch"
                let outcome = await machine.run(action, arguments, readsPaths: readsPaths)
                #expect(outcome.kind == .usage, "\(action): \(outcome.result)")
                #expect(outcome.result.failure?.message.contains("content") == true, "\(outcome.result)")
            }
            await machine.host.shutdown()
        }

        @Test func aFailureOfTheActionIsItsOwn() async throws {
            let machine = try await StandInHost()
            let outcome = await machine.run("fail")
            #expect(outcome.kind == .failed)
            #expect(outcome.result.failure?.message == "Nothing there.")
            #expect(outcome.isAppsFailure)
            let crash = await machine.run("crash")
            #expect(crash.result.failure != nil && !crash.isAppsFailure)
            #expect(await machine.run("state").result.value == .integer(1))
            await machine.host.shutdown()
        }

        @Test func progressIsShownInOrderAndMovesTheLimit() async throws {
            let machine = try await StandInHost()
            let surface = ScriptedSurface()
            let outcome = await machine.run("progress", on: surface, timeLimit: .seconds(1))
            #expect(outcome.kind == .succeeded, "\(outcome.result)")
            #expect(surface.progress.withLock { $0.compactMap(\.fraction) } == (1...8).map { Double($0) / 8 })
            #expect(surface.progress.withLock { $0.last?.title } == "step 8")
            await machine.host.shutdown()
        }

        @Test func aLockedSessionKeepsTheActionFromStarting() async throws {
            let machine = try await StandInHost(authority: AuthorityTwin(.locked))
            let outcome = await machine.run("badge")
            #expect(outcome.kind == .denied)
            #expect(try await machine.host.history.entries().first?.state == .ended(.denied))
            await machine.host.shutdown()
        }

        @Test func aWrongNameOrParameterIsAnswered() async throws {
            let machine = try await StandInHost()
            let unknown = await machine.run("ehco")
            #expect(unknown.kind == .notFound)
            #expect(unknown.result.failure?.code == .unknownAction)
            #expect(unknown.alternatives == ["StandIn.echo"])
            let several = await machine.run("StandIn.")
            #expect(several.kind == .notFound)
            #expect(several.result.failure?.code == .ambiguousAction)
            let wrong = await machine.run("echo", ["txet": "x"])
            #expect(wrong.kind == .usage)
            #expect(wrong.result.failure?.message.contains("Did you mean text?") == true)
            await machine.host.shutdown()
        }

        @Test func theCatalogueIsAskedForOnce() async throws {
            let machine = try await StandInHost()
            #expect(try await machine.host.listing(for: StandInHost.context).apps.first?.catalogue.actions.count == 33)
            await machine.host.shutdown()
            let again = try Engine.Host(configuration: machine.host.configuration)
            #expect(try await again.listing(for: StandInHost.context).apps.first?.catalogue.actions.count == 33)
            #expect(machine.processes().isEmpty)
        }
    }
}
