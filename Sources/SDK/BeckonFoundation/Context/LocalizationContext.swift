// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Language, locale and time zone of one request.
package struct LocalizationContext: Sendable, Hashable {
    /// BCP 47 tags, preferred first.
    package var languages: [String]
    /// The locale for formats, such as `es_ES`.
    package var localeIdentifier: String
    /// A tz database name; nil is the machine's.
    package var timeZoneIdentifier: String?

    package init(languages: [String], localeIdentifier: String, timeZoneIdentifier: String? = nil) {
        self.languages = languages
        self.localeIdentifier = localeIdentifier
        self.timeZoneIdentifier = timeZoneIdentifier
    }

    /// Made on demand: a locale loads tables that most requests never need.
    package var locale: Locale { Locale(identifier: localeIdentifier) }

    package var timeZone: TimeZone { timeZoneIdentifier.flatMap(TimeZone.init(identifier:)) ?? .current }
}

extension LocalizationContext {
    /// What `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` say, as gettext reads them.
    package static let ofEnvironment = LocalizationContext(environment: ProcessInfo.processInfo.environment)

    package init(environment: [String: String]) {
        func first(of names: [String]) -> String? {
            names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        }
        let messages = first(of: ["LC_ALL", "LC_MESSAGES", "LANG"]).map(Self.tag) ?? "en"
        let formats = first(of: ["LC_ALL", "LC_TIME", "LANG"]).map(Self.tag) ?? "en"
        let list = environment["LANGUAGE"].map { $0.split(separator: ":").map { Self.tag(String($0)) } } ?? []
        self.init(
            languages: list + (list.contains(messages) ? [] : [messages]),
            localeIdentifier: formats.replacing("-", with: "_"), timeZoneIdentifier: environment["TZ"])
    }

    /// The BCP 47 tag of a POSIX locale name such as `hu_HU.UTF-8`; `C` and `POSIX` are English.
    private static func tag(_ name: String) -> String {
        let base = name.prefix { $0 != "." && $0 != "@" }
        return base == "C" || base == "POSIX" || base.isEmpty ? "en" : String(base.replacing("_", with: "-"))
    }
}
