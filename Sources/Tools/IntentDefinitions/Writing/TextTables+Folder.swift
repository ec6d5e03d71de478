// SPDX-License-Identifier: Apache-2.0
import BeckonFoundation
package import Foundation

extension TextTables {
    /// Reads what a folder's `….lproj` have for a definition: `NAME.strings` and `AppIntentVocabulary.plist`.
    /// - Throws: `StringTableError` for a table that cannot be read.
    package init(folder: URL, name: String) throws {
        self.init()
        var phrases: [String: [String?: [String]]] = [:]
        var tables: [String: [String: String]] = [:]
        for place in Self.places(in: folder) {
            let file = place.url.appending(path: "\(name).strings")
            if let language = place.language, let data = try? Data(contentsOf: file) {
                tables[language] = try StringsFile.parse(data, file: file.path).mapValues(\.format)
            }
            let vocabulary = place.url.appending(path: "AppIntentVocabulary.plist")
            guard let data = try? Data(contentsOf: vocabulary) else { continue }
            for (intent, examples) in try Self.examples(data, file: vocabulary.path) {
                phrases[intent, default: [:]][place.language] = examples
            }
        }
        self.init(tables)
        for (intent, lists) in phrases { add(lists, for: intent) }
    }

    /// The folder itself and `Base.lproj` have the texts of the definition's own language.
    private static func places(in folder: URL) -> [(url: URL, language: String?)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let projects = names.filter { $0.hasSuffix(".lproj") }.sorted().map { String($0.dropLast(6)) }
        return [(folder, nil)]
            + projects.map { (folder.appending(path: "\($0).lproj"), $0 == "Base" ? nil : LanguageTag($0).text) }
    }

    private static func examples(_ data: Data, file: String) throws -> [String: [String]] {
        let list: Any
        do {
            list = try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            throw StringTableError(file: file, "It is no property list.")
        }
        guard let phrases = (list as? [String: Any])?["IntentPhrases"] as? [[String: Any]] else { return [:] }
        return phrases.reduce(into: [:]) { found, entry in
            guard let name = entry["IntentName"] as? String, let texts = entry["IntentExamples"] as? [String] else {
                return
            }
            found[name, default: []] += texts
        }
    }
}
