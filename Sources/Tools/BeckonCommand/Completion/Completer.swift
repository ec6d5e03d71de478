// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Snippets

/// Offers what may stand at a place of the command line; starts no process, and says nothing where it knows nothing.
struct Completer {
    let person: PersonLocale
    let makeHost: @Sendable (_ isShortLived: Bool) throws -> Host

    /// - Parameters:
    ///   - words: the command line as the shell splits it, with the program's name.
    ///   - index: the word under the cursor.
    /// - Returns: Whole words that begin with it, or after `=` whole values. `/files EXTENSION…` asks for file names.
    func offers(for words: [String], at index: Int) async -> [String] {
        let line = CompletionLine(words: words, index: index)
        let offers = await candidates(for: line)
        return offers.filter { $0.hasPrefix("/files") || $0.hasPrefix(line.current) }
    }

    private func candidates(for line: CompletionLine) async -> [String] {
        var before = line.before
        dropOptions(of: [.help, .version, .locale], from: &before)
        guard let first = before.popFirst() else {
            if line.option == OptionDefinition.locale.name { return await values(.languages) }
            return line.current.hasPrefix("-")
                ? names([.help, .version, .locale]) : CommandTree.entries.map(\.name) + ["help"]
        }
        switch CommandTree.entry(first) {
        case .command(let command)?: return await candidates(for: command.definition, before, line)
        case .family(_, _, let commands)?:
            guard let second = before.popFirst() else { return commands.map { $0.definition.name[1] } }
            guard let command = commands.first(where: { $0.definition.name[1] == second }) else { return [] }
            return await candidates(for: command.definition, before, line)
        case nil: return first == "help" ? CommandTree.entries.map(\.name) : []
        }
    }

    private func candidates(
        for definition: CommandDefinition, _ words: ArraySlice<String>, _ line: CompletionLine
    ) async -> [String] {
        var words = words
        dropOptions(of: definition.allOptions, from: &words)
        if definition.stopsAtOperand, let action = words.first {
            return await parameters(of: action, line)
        }
        if let name = line.option, let option = definition.allOptions.first(where: { $0.name == name }),
            option.placeholder != nil
        {
            return await values(option.completes)
        }
        if line.current.hasPrefix("-") { return names(definition.allOptions) }
        return await values(words.isEmpty ? definition.completes : definition.completesRest ?? definition.completes)
    }

    private func names(_ options: [OptionDefinition]) -> [String] { options.map { "--\($0.name)" } }

    /// Takes away Beckon's own options and their values at the start.
    private func dropOptions(of options: [OptionDefinition], from words: inout ArraySlice<String>) {
        while let word = words.first, word.hasPrefix("-") {
            words.removeFirst()
            let option = options.first { "--\($0.name)" == word || $0.short.map { "-\($0)" } == word }
            if option?.placeholder != nil, !words.isEmpty { words.removeFirst() }
        }
    }

    private func values(_ kind: OptionDefinition.Completes) async -> [String] {
        switch kind {
        case .nothing: []
        case .languages: SpokenLanguage.allCases.map(\.rawValue)
        case .bundles: ["/files app"]
        case .pictures: ["/files png html"]
        case .appearances: SnippetAppearance.Scheme.allCases.map(\.rawValue)
        case .apps: await listing()?.apps.map(\.app.shortName) ?? []
        case .requests: await requests()
        case .actions: await listing()?.actions(includingHidden: false).map(\.qualifiedName) ?? []
        }
    }

    private func parameters(of name: String, _ line: CompletionLine) async -> [String] {
        guard let listing = await listing(), let found = try? listing.resolve(name) else { return [] }
        if let option = line.option, let parameter = found.action.parameters.first(where: { $0.name == option }),
            !line.current.hasPrefix("--")
        {
            return values(of: parameter.type.element, in: found.catalogue)
        }
        let given = Set(line.before.filter { $0.hasPrefix("--") }.map { $0.dropFirst(2).prefix { $0 != "=" } })
        let open = found.action.parameters.filter { $0.type.isArray || !given.contains($0.name[...]) }
        return open.map { "--\($0.name)" }
    }

    private func values(of type: ValueType, in catalogue: AppCatalogue) -> [String] {
        switch type {
        case .boolean: ["true", "false"]
        case .file: ["/files"]
        case .enumeration(let identifier):
            catalogue.enums.first { $0.identifier == identifier }?.cases.map(\.rawValue) ?? []
        default: []
        }
    }

    /// The requests that apps handle, each once.
    private func requests() async -> [String] {
        let apps = await listing()?.apps.map(\.app.bundle.requests) ?? []
        return Set(apps.joined()).sorted()
    }

    private func listing() async -> ActionListing? {
        try? await makeHost(true).knownListing(for: person.context(surface: .terminal))
    }
}
