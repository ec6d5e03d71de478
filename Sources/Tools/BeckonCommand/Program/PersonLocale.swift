// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation

/// The language and the formats that the person wants.
struct PersonLocale: Sendable, Hashable {
    /// BCP 47 tags, preferred first.
    let languages: [String]
    /// For formats, such as `es_ES`.
    let identifier: String

    /// Reads `es`, `es-ES`, or a POSIX name such as `es_ES.UTF-8`.
    init?(_ name: String) {
        let plain = name.prefix { $0 != "." && $0 != "@" }
        if plain == "C" || plain == "POSIX" {
            self.init(languages: ["en"], identifier: "en_US")
            return
        }
        let parts = plain.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
        guard let language = parts.first?.lowercased(), (2...3).contains(language.count),
            parts.allSatisfy({ $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
        else { return nil }
        let tail = parts.dropFirst().map { $0.count == 4 ? $0.capitalized : $0.uppercased() }
        let tag = ([language] + tail).joined(separator: "-")
        self.init(
            languages: tail.isEmpty ? [tag] : [tag, language],
            identifier: ([language] + tail).joined(separator: "_"))
    }

    private init(languages: [String], identifier: String) {
        self.languages = languages
        self.identifier = identifier
    }

    /// What the environment asks for, in the order that POSIX gives.
    static func of(environment: [String: String]) -> PersonLocale {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.filter { !$0.isEmpty }
        return names.first.flatMap { PersonLocale($0) } ?? PersonLocale(languages: ["en"], identifier: "en_US")
    }

    func context(surface: SurfaceName) -> RequestContext {
        RequestContext(
            languages: languages, locale: identifier, timeZone: TimeZone.current.identifier, surface: surface)
    }
}
