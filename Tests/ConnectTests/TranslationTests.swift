// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The app's texts in all its languages.
@Suite struct TranslationTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Apps/Connect")

    private static func table(_ language: String, _ name: String) throws -> [String: String] {
        let file = folder.appendingPathComponent("Bundle/Resources/\(language).lproj/\(name).strings")
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        return try #require(list as? [String: String])
    }

    @Test(arguments: ["es", "hu", "ru"], ["Localizable", "AppShortcuts"])
    func hasEveryTextWithItsPlaces(language: String, name: String) throws {
        let english = try Self.table("en", name)
        let other = try Self.table(language, name)
        #expect(Set(other.keys) == Set(english.keys))
        for (key, text) in english {
            let translation = other[key] ?? ""
            #expect(Self.places(in: translation) == Self.places(in: text), "\(language): \(key)")
            #expect(!translation.isEmpty)
        }
    }

    @Test func theTableAndTheCodeNameTheSameKeys() throws {
        // A key up to its first place, such as `error.other`.
        let keys = Set(try Self.table("en", "Localizable").keys.map { String($0.prefix { $0 != " " }) })
        let groups = Set(keys.map { $0.prefix { $0 != "." } })
        let files = try #require(
            FileManager.default.enumerator(
                at: Self.folder.appendingPathComponent("App"), includingPropertiesForKeys: nil))
        var named: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /"(([a-z]+)\.[a-z_]+)[ "]/) where groups.contains(match.2) {
                named.insert(String(match.1))
            }
        }
        #expect(named == keys)
    }

    @Test(arguments: ["en", "es", "hu", "ru"]) func everyPhraseOfTheCodeIsThere(language: String) throws {
        let file = Self.folder.appendingPathComponent("App/Shortcuts/ConnectShortcuts.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        let phrases = text.matches(of: /"([^"]*\\\(\.applicationName\)[^"]*)"/).map { match in
            String(match.1).replacing("\\(.applicationName)", with: "${applicationName}")
                .replacing("\\(\\.$server)", with: "${server}")
        }
        #expect(phrases.count > 8)
        #expect(Set(phrases) == Set(try Self.table(language, "AppShortcuts").keys))
    }

    /// A cause without words of its own would be told in English everywhere.
    @Test func everyCauseHasItsWords() throws {
        func codes(_ path: String, _ pattern: Regex<(Substring, Substring)>) throws -> Set<Substring> {
            let text = try String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
            return Set(text.matches(of: pattern).map(\.1))
        }
        let causes = try codes("Core/State/ConnectFailure.swift", /static let (\w+) = Code\(/)
        let worded = try codes("App/Service/VPNConfigurationError.swift", /case \.(\w+): "error/)
        #expect(causes.count >= 20)
        #expect(causes.subtracting(worded).isEmpty)
    }

    private static func places(in text: String) -> [String] {
        text.matches(of: /%(?:\d+\$)?@|\$\{\w+\}/).map { String($0.0) }.sorted()
    }
}
