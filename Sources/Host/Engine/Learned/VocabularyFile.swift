// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation

/// What a bundle teaches of its requests: `AppIntentVocabulary.plist`, for all languages and for each.
enum VocabularyFile {
    private static let name = "AppIntentVocabulary.plist"
    private static let largest = 1 << 20
    /// Entries of all files of a bundle together.
    private static let most = 10_000

    /// Reads the files of a bundle, beside its `Info.plist` and in `Resources`.
    /// - Throws: `HostError` with code `badBundle` that names the file, and the key in it.
    static func changes(in bundle: URL) throws -> [LearnedChange] {
        var changes: [LearnedChange] = []
        for folder in [bundle, bundle.appending(path: "Resources")] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let places = [("", name)] + names.filter { $0.hasSuffix(".lproj") }.sorted().map { ($0, "\($0)/\(name)") }
            for (project, path) in places {
                let file = folder.appending(path: path)
                guard FileManager.default.fileExists(atPath: file.path) else { continue }
                let language = project == "Base.lproj" ? "" : String(project.dropLast(project.isEmpty ? 0 : 6))
                changes += try read(file, of: bundle).changes(language: language)
            }
        }
        guard changes.reduce(0, { $0 + $1.entries.count }) <= most else {
            throw HostError(
                .badBundle, "“\(bundle.path)”: its files \(name) hold more than \(most) phrases and words together.")
        }
        return changes
    }

    private static func read(_ file: URL, of bundle: URL) throws -> VocabularyDocument {
        do {
            let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
            guard size <= largest else { throw SchemaError(.tooLarge, "it is larger than 1 MiB.") }
            return try VocabularyDocument(json: PropertyListReader.dictionary(in: Data(contentsOf: file)))
        } catch {
            let reason = (error as? SchemaError)?.message ?? error.localizedDescription
            let path = file.path.hasPrefix(bundle.path) ? String(file.path.dropFirst(bundle.path.count + 1)) : file.path
            throw HostError(.badBundle, "“\(bundle.path)”: \(path) cannot be read: \(reason)", cause: error)
        }
    }
}
