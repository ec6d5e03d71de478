// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Testing

/// The real program, without a terminal, on an app in its sandbox.
struct RunTests {
    @Test func runsListsAndRemembers() async throws {
        let desk = try await Desk()
        defer { desk.remove() }

        let apps = try await desk.run(["app", "list"])
        #expect(apps.output == "Desk  1.2  org.example.desk\n")
        let actions = try await desk.run(["action", "list", "desk"])
        #expect(actions.output.hasPrefix("Desk.add        add\nDesk.break      break\n"))

        #expect(try await desk.run(["run", "Desk.echo", "--text", "Jó napot"]).output == "Jó napot\n")
        #expect(try await desk.run(["run", "echo", "--text=--json"]).output == "--json\n")
        let misplaced = try await desk.run(["run", "Desk.echo", "--text", "a", "--json"])
        #expect(misplaced.code == 2)
        #expect(misplaced.error.contains("“--json” is an option of Beckon: write it before the action."))
        let failed = try await desk.run(["run", "Desk.fail"])
        #expect(failed.code == 1)
        #expect(failed.error == "Desk: It did not work.\n")
        #expect(try await desk.run(["run", "Desk.ehco"]).error.contains("Did you mean Desk.echo?"))
        #expect(try await desk.run(["run", "Desk.add", "--left", "many"]).code == 2)

        let history = try await document(desk.run(["history", "--json", "-n", "2"]))
        #expect(history[key: "version"] == 1)
        let runs = try history.required("runs").arrayValue ?? []
        #expect(runs.map { $0[key: "name"] } == ["Desk.add", "Desk.fail"])
        #expect(runs.map { $0[key: "outcome"] } == ["usage", "failed"])
        #expect(try await desk.run(["history", "-n", "1"], locale: "hu_HU.UTF-8").output.contains("hibás kapcsoló"))

        #expect(try await desk.run(["app", "remove", "desk"]).output == "Removed Desk.\n")
        #expect(try await desk.run(["run", "Desk.echo"]).code == 3)
    }

    @Test func writesStableJSON() async throws {
        let desk = try await Desk()
        defer { desk.remove() }

        var sum = try await document(desk.run(["run", "--json", "Desk.add", "--left", "2", "--right=3"]))
        #expect((sum[key: "seconds"]?.doubleValue ?? 0) > 0)
        sum[key: "seconds"] = nil
        #expect(
            sum == [
                "version": 1, "outcome": "succeeded", "exitCode": 0, "value": 5, "text": "5",
                "action": [
                    "name": "Desk.add", "identifier": "add", "title": "add",
                    "app": ["identifier": "org.example.desk", "name": "Desk"],
                ],
            ])

        let asked = try await desk.run(["run", "--json", "Desk.connect"])
        #expect(asked.code == 4)
        #expect(asked.error == "beckon: “Which server?” Add --server with one of: Berlin, Tokyo.\n")
        let question = try document(asked)
        #expect(question[key: "outcome"] == "needsValue")
        #expect(
            question[key: "question"] == [
                "kind": "choice", "dialog": "Which server?", "parameter": ["name": "server"],
                "options": [["id": "berlin", "title": "Berlin"], ["id": "tokyo", "title": "Tokyo"]],
            ])

        let refused = try await desk.run(["run", "--json", "Desk.erase"])
        #expect(refused.code == 4)
        #expect(try document(refused)[key: "question"]?[key: "kind"] == "confirmation")
        let confirmed = try await desk.run(["run", "--json", "--yes", "Desk.erase"])
        #expect(try document(confirmed)[key: "dialog"] == ["full": "Erased."])

        let slow = try await desk.run(["run", "--json", "--timeout", "0.5", "Desk.slow"])
        #expect(slow.code == 7)
        #expect(try document(slow)[key: "failure"]?[key: "code"] == "timedOut")
    }

    @Test(arguments: ["x.png", "x.html"])
    func saysThatThereIsNoSnippetToDraw(name: String) async throws {
        let desk = try await Desk()
        defer { desk.remove() }
        let file = desk.home.appending(path: name)
        let run = try await desk.run(["run", "--snippet", file.path, "Desk.echo", "--text", "a"])
        #expect(run.code == 0)
        #expect(run.error.contains("showed no snippet"))
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test func asksBeforeItGrants() async throws {
        let desk = try await Desk()
        defer { desk.remove() }
        let bundle = desk.home.appending(path: "Desk.app").path
        let refused = try await desk.run(["app", "install", "--json", bundle])
        #expect(refused.code == 4)
        #expect(try document(refused)[key: "error"]?[key: "code"] == "notGranted")
        let installed = try await document(desk.run(["app", "install", "--json", "--yes", bundle]))
        #expect(installed[key: "installed"]?.arrayValue?.first?[key: "identifier"] == "org.example.desk")
    }

    /// `head` closes the pipe before the list is written.
    @Test func diesQuietlyWithItsReader() async throws {
        let desk = try await Desk()
        defer { desk.remove() }
        let script = """
            "$0" action list | true
            echo "${PIPESTATUS[0]}"
            "$0" action list > /dev/full
            echo $?
            """
        let run = try await desk.shell(script)
        #expect(run.output == "141\n9\n")
        #expect(run.error == "beckon: The standard output cannot be written: No space left on device.\n")
    }

    /// What is written must not end in a file or a pipe that took the number of a stream that was closed.
    @Test func worksWithoutStandardStreams() async throws {
        let desk = try await Desk()
        defer { desk.remove() }
        let script = """
            "$0" action list >&-
            echo $?
            "$0" run Desk.add --left 2 --right 3 <&- 2>&-
            "$0" run Desk.add --left 2 --right 3 <&- >&- 2>&-
            echo $?
            """
        let run = try await desk.shell(script)
        #expect(run.output == "9\n5\n9\n")
        #expect(run.error == "beckon: The standard output cannot be written: Bad file descriptor.\n")
    }

    private func document(_ run: Desk.Run) throws -> JSONValue { try JSONValue(parsing: Data(run.output.utf8)) }
}
