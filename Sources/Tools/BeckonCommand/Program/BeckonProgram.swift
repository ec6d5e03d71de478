// SPDX-License-Identifier: Apache-2.0
package import Engine
import Glibc
package import TerminalSurface

/// The program `beckon`: understands a command line, runs its command, and says how it ended.
package struct BeckonProgram: Sendable {
    private let console: any Console
    private let environment: [String: String]
    private let makeHost: @Sendable (_ isShortLived: Bool) throws -> Host

    /// - Parameter makeHost: gets whether the host is for one command only.
    package init(
        console: any Console, environment: [String: String],
        makeHost: @escaping @Sendable (_ isShortLived: Bool) throws -> Host
    ) {
        self.console = console
        self.environment = environment
        self.makeHost = makeHost
    }

    /// - Parameter words: the command line without the program's own name.
    /// - Returns: the exit code.
    package func run(_ words: [String]) async -> Int32 {
        if words.first == "--complete" {
            await complete(Array(words.dropFirst()))
            return 0
        }
        var call = Call(person: .of(environment: environment))
        do {
            return try await run(words, as: &call)
        } catch let error as ConsoleError where error.code == .readerGone {
            // As if the signal had ended the program, which is what a shell expects of a pipe's left side.
            return 128 + SIGPIPE
        } catch {
            return report(error, of: call, writesJSON: words.contains("--json"))
        }
    }

    /// What is known of a call while it is being understood.
    private struct Call {
        var person: PersonLocale
        /// The words that help on it begins with.
        var name = "beckon"
        var words: CommandWords { .of(person.languages) }
    }

    private func run(_ words: [String], as call: inout Call) async throws -> Int32 {
        let line = try OptionParser(options: [.help, .version, .locale], stopsAtOperand: true).parse(words)
        try choose(line, for: &call)
        if line.has(.version) {
            try console.write("beckon \(Host.version)\n", to: .output)
            return 0
        }
        var rest = line.operands[...]
        var wantsHelp = line.has(.help)
        if rest.first == "help" {
            wantsHelp = true
            rest.removeFirst()
        }
        guard let name = rest.popFirst() else {
            try console.write(page(call).program(), to: wantsHelp ? .output : .error)
            return wantsHelp ? 0 : OutcomeKind.usage.exitCode
        }
        guard let entry = CommandTree.entry(name) else {
            throw unknownCommand(name, among: CommandTree.entries.map(\.name))
        }
        call.name += " \(name)"
        switch entry {
        case .command(let command):
            return try await run(command, Array(rest), wantsHelp: wantsHelp, as: &call)
        case .family(_, _, let commands):
            let inner = try OptionParser(options: [.help, .locale], stopsAtOperand: true).parse(Array(rest))
            try choose(inner, for: &call)
            wantsHelp = wantsHelp || inner.has(.help)
            guard let second = inner.operands.first else {
                try console.write(page(call).family(entry, commands: commands), to: wantsHelp ? .output : .error)
                return wantsHelp ? 0 : OutcomeKind.usage.exitCode
            }
            guard let command = commands.first(where: { $0.definition.name[1] == second }) else {
                throw unknownCommand(second, among: commands.map { $0.definition.name[1] })
            }
            call.name += " \(second)"
            return try await run(command, Array(inner.operands.dropFirst()), wantsHelp: wantsHelp, as: &call)
        }
    }

    private func run(
        _ command: any Command.Type, _ words: [String], wantsHelp: Bool, as call: inout Call
    ) async throws -> Int32 {
        let definition = command.definition
        let line = try OptionParser(options: definition.allOptions, stopsAtOperand: definition.stopsAtOperand)
            .parse(words)
        try choose(line, for: &call)
        if wantsHelp || line.has(.help) {
            try console.write(page(call).command(definition), to: .output)
            return 0
        }
        let command = try command.init(line)
        let host = try makeHost(!definition.serves)
        let session = CommandSession(
            console: console, environment: environment, person: call.person, words: call.words,
            writesJSON: line.has(.json), host: host)
        let result: Result<OutcomeKind, any Error>
        do {
            result = .success(try await command.run(in: session))
        } catch {
            result = .failure(error)
        }
        await host.shutdown()
        return try result.get().exitCode
    }

    private func choose(_ line: OptionParser.Parsed, for call: inout Call) throws(UsageError) {
        guard let name = line.value(.locale) else { return }
        guard let person = PersonLocale(name) else {
            throw UsageError(code: .invalidValue, word: "--locale \(name)", expected: "es, hu_HU …")
        }
        call.person = person
    }

    private func unknownCommand(_ name: String, among names: [String]) -> UsageError {
        UsageError(code: .unknownCommand, word: name, suggestions: NearMiss(names).closest(to: name))
    }

    private func page(_ call: Call) -> HelpPage {
        let features = console.features
        return HelpPage(
            words: call.words, style: TerminalStyle(colour: features.colour(.output)), width: features.width)
    }

    private func report(_ error: any Error, of call: Call, writesJSON: Bool) -> Int32 {
        let failure = CommandFailure(error, call: call.name, words: call.words)
        let style = TerminalStyle(colour: console.features.colour(.error))
        // Nobody is left to tell where these writes fail; the exit code still says how it ended.
        if writesJSON { try? console.write(failure.document.text() + "\n", to: .output) }
        let message = failure.message.printable
        try? console.write(style("beckon:", .red, .bold) + " \(message)\n", to: .error)
        return failure.kind.exitCode
    }

    private func complete(_ words: [String]) async {
        guard let index = words.first.flatMap({ Int($0) }) else { return }
        let completer = Completer(person: .of(environment: environment), makeHost: makeHost)
        let offers = await completer.offers(for: Array(words.dropFirst()), at: index)
        try? console.write(offers.map { $0 + "\n" }.joined(), to: .output)
    }
}
