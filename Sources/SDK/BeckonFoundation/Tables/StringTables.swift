// SPDX-License-Identifier: Apache-2.0
package import Foundation
import Synchronization

/// The tables in a set of resource folders, read when a text of theirs is first shown.
package final class StringTables: Sendable {
    private struct State {
        var languages: [String]?
        var tables: [String: StringTable] = [:]
        var catalogs: [String: [String: StringTable]] = [:]
        var chains: [[String]: [String]] = [:]
        var searched: [Search: [(language: String, texts: StringTable)]] = [:]
    }

    private struct Search: Hashable {
        let table: String
        let languages: [String]
    }

    private let folders: [URL]
    private let developmentLanguage: String
    private let state = Mutex(State())

    /// Tables in folders of which earlier ones win.
    package init(folders: [URL], developmentLanguage: String) {
        self.folders = folders
        self.developmentLanguage = developmentLanguage
    }

    /// The languages in which to look, best first, for a person who prefers `languages`.
    package func chain(for languages: [String]) -> [String] {
        state.withLock { state in
            if let chain = state.chains[languages] { return chain }
            let available = state.languages ?? availableLanguages()
            state.languages = available
            let chain = LanguageNegotiation.chain(
                preferred: languages, available: available, development: developmentLanguage)
            state.chains[languages] = chain
            return chain
        }
    }

    /// The entry of the first language in the chain that has one.
    package func entry(
        _ key: String, table: String = "Localizable", languages: [String]
    ) -> (entry: StringEntry, language: String)? {
        guard !folders.isEmpty else { return nil }
        for (language, texts) in tables(table, for: languages) {
            if let entry = texts[key] { return (entry, language) }
        }
        return nil
    }

    /// The tables of the chain that hold any texts: a catalogue looks into them for thousands of keys.
    private func tables(_ table: String, for languages: [String]) -> [(language: String, texts: StringTable)] {
        let search = Search(table: table, languages: languages)
        if let found = state.withLock({ $0.searched[search] }) { return found }
        let found = chain(for: languages).map { (language: $0, texts: loaded(table, $0)) }
            .filter { !$0.texts.isEmpty }
        state.withLock { $0.searched[search] = found }
        return found
    }

    private func loaded(_ table: String, _ language: String) -> StringTable {
        let name = "\(language)/\(table)"
        return state.withLock { state in
            if let found = state.tables[name] { return found }
            let catalogs = state.catalogs[table] ?? readCatalogs(table)
            state.catalogs[table] = catalogs
            var result: StringTable = [:]
            for folder in folders.reversed() {
                result.merge(readFiles(table, language, in: folder)) { _, later in later }
            }
            result.merge(catalogs[LanguageTag(language).text] ?? [:]) { _, later in later }
            state.tables[name] = result
            return result
        }
    }

    private func readCatalogs(_ table: String) -> [String: StringTable] {
        var result: [String: StringTable] = [:]
        for folder in folders.reversed() {
            let file = folder.appending(path: "\(table).xcstrings")
            guard let catalog = Self.read(file, { try StringCatalog($0, file: file.path) }) else { continue }
            for (language, texts) in catalog.tables {
                result[LanguageTag(language).text, default: [:]].merge(texts) { _, later in later }
            }
        }
        return result
    }

    private func readFiles(_ table: String, _ language: String, in folder: URL) -> StringTable {
        let wanted = LanguageTag(language)
        let projects = Self.projects(in: folder).filter { LanguageTag($0) == wanted }
        var places = projects.map { folder.appending(path: "\($0).lproj") }
        if wanted == LanguageTag(developmentLanguage) {
            places = [folder, folder.appending(path: "Base.lproj")] + places
        }
        var result: StringTable = [:]
        for place in places {
            for suffix in ["strings", "stringsdict"] {
                let file = place.appending(path: "\(table).\(suffix)")
                let texts = Self.read(file) { try StringsFile.parse($0, file: file.path) }
                result.merge(texts ?? [:]) { _, later in later }
            }
        }
        return result
    }

    private func availableLanguages() -> [String] {
        var languages: Set<String> = []
        for folder in folders {
            languages.formUnion(Self.projects(in: folder).map { LanguageTag($0).text })
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in files where name.hasSuffix(".xcstrings") {
                let file = folder.appending(path: name)
                guard let catalog = Self.read(file, { try StringCatalog($0, file: file.path) }) else { continue }
                languages.formUnion(catalog.tables.keys.map { LanguageTag($0).text })
            }
        }
        languages.remove("base")
        return languages.sorted()
    }

    private static func projects(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    }

    /// A table that cannot be read is told on standard error, where the host and the author look, and left out.
    private static func read<Table>(_ file: URL, _ parse: (Data) throws -> Table) -> Table? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try parse(Data(contentsOf: file))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return nil
        }
    }
}
