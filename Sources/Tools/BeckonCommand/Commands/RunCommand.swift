// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation
import Snippets
import TerminalSurface

struct RunCommand: Command {
    static let definition = CommandDefinition(
        name: ["run"], operands: "ACTION [--PARAMETER VALUE …]", text: \.run,
        options: [.json, .snippet, .appearance, .confirm, .timeout],
        examples: [
            "beckon run Connect.ToggleVPN", "beckon run --snippet status.png Connect.VPNStatus",
            "beckon run --json --yes 'Delete notes' --note First --note=Second",
        ],
        outcomes: OutcomeKind.allCases.filter { $0 != .succeeded }, stopsAtOperand: true, completes: .actions)

    private let action: String
    private let words: ActionWords
    private let picture: SnippetFile?
    private let confirmsAll: Bool
    private let timeLimit: Duration?

    init(_ line: OptionParser.Parsed) throws {
        guard let action = line.operands.first else { throw UsageError(code: .missingOperand, word: "ACTION") }
        self.action = action
        words = try ActionWords(Array(line.operands.dropFirst()))
        let scheme = try line.value(.appearance).map(Self.scheme)
        picture = try line.value(.snippet).map { path throws(UsageError) in
            try SnippetFile(path: path, scheme: scheme)
        }
        confirmsAll = line.has(.confirm)
        timeLimit = try line.value(.timeout).map { text throws(UsageError) in
            guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
                throw UsageError(code: .invalidValue, word: "--timeout \(text)", expected: "0 < SECONDS ≤ 86400")
            }
            return .milliseconds(Int64(seconds * 1000))
        }
    }

    func run(in session: CommandSession) async throws -> OutcomeKind {
        if words.arguments == ["help": true], let page = try await help(in: session) {
            try session.print(page)
            return .succeeded
        }
        let request = RunRequest(
            action: action, arguments: words.arguments, context: session.context, timeLimit: timeLimit,
            confirmsAll: confirmsAll, readsPaths: true)
        let surface = session.surface(presentsResults: !session.writesJSON)
        var outcome = await session.host.run(request, on: surface)
        await surface.present(outcome)
        if let failure = await surface.failure { throw failure }
        if let option = misplacedOption(outcome) { try session.warn(session.words.usage.beforeAction.filled(option)) }
        if let app = outcome.action, !outcome.notGranted.isEmpty {
            try session.warn(
                session.words.usage.notGranted.filled(
                    app.appName.printableLine, outcome.notGranted.joined(separator: "; ").printableLine,
                    app.appShortName.printableLine))
        }
        if outcome.isAppChosen, !session.writesJSON, let app = outcome.action {
            try session.warn(
                session.words.usage.remembersApp.filled(app.action.identifier, app.appShortName.printableLine))
        }
        for report in outcome.reports { try session.warn(report.printableLine) }
        if let problem = outcome.historyProblem { try session.warn(problem) }

        var written: String?
        do {
            written = try await draw(outcome, in: session)
        } catch let problem as ActionFailure {
            // The action has run: its result is still told, with the exit code of what went wrong afterwards.
            try session.warn(problem.message)
            outcome.result.failure = outcome.result.failure ?? problem
        }
        if session.writesJSON { try session.print(outcome.document(picture: written)) }
        return outcome.kind
    }

    private static func scheme(_ name: String) throws(UsageError) -> SnippetAppearance.Scheme {
        guard let scheme = SnippetAppearance.Scheme(rawValue: name) else {
            throw UsageError(code: .invalidValue, word: "--appearance \(name)", expected: "light, dark")
        }
        return scheme
    }

    /// Draws the snippet where that was asked for; returns the file's path.
    /// - Throws: `ActionFailure` where it could not be drawn or written.
    private func draw(_ outcome: RunOutcome, in session: CommandSession) async throws -> String? {
        guard let picture else { return nil }
        guard let snippet = outcome.result.snippet else {
            if outcome.result.failure == nil {
                try session.warn(session.words.usage.noSnippet.filled(picture.url.path))
            }
            return nil
        }
        do {
            try await picture.write(snippet, of: outcome, in: session)
        } catch is CancellationError {
            throw CancellationError()
        } catch let error as SnippetError {
            throw ActionFailure(.notDrawn, error.message)
        } catch {
            throw ActionFailure(
                .unavailable, CommandFailure(error, call: "beckon run", words: session.words).message)
        }
        return picture.url.path
    }

    /// The name of an option of Beckon's own that stands after the action, where that made the run fail.
    private func misplacedOption(_ outcome: RunOutcome) -> String? {
        guard outcome.kind == .usage, let name = outcome.result.failure?.parameter, words.arguments[name] != nil,
            let parameters = outcome.action?.action.parameters, !parameters.contains(where: { $0.name == name })
        else { return nil }
        return Self.definition.allOptions.map(\.name).first { $0 == name }
    }

    /// The action's own page, unless it has a parameter of that name.
    private func help(in session: CommandSession) async throws -> String? {
        let found = try await session.host.resolve(action, for: session.context)
        guard !found.action.parameters.contains(where: { $0.name == "help" }) else { return nil }
        return ActionPage(action: found, session: session).text
    }
}
