// SPDX-License-Identifier: Apache-2.0

/// What the host tells an extension about the person's device with every request, as `_meta["beckon/context"]`.
package struct RequestContext: Sendable, Hashable {
    /// BCP 47 tags, preferred first.
    package var languages: [String]
    /// The locale for formats, such as `es_ES`.
    package var locale: String
    /// A tz database name.
    package var timeZone: String
    /// Whether the person has authenticated for this very call.
    package var isAuthenticated: Bool
    /// What the extension gave out for that, brought back.
    package var challenge: String?
    /// Whether the device that runs the action is unlocked.
    package var isUnlocked: Bool
    package var surface: SurfaceName

    package init(
        languages: [String], locale: String, timeZone: String, isAuthenticated: Bool = false,
        challenge: String? = nil, isUnlocked: Bool = true, surface: SurfaceName = .terminal
    ) {
        self.languages = languages
        self.locale = locale
        self.timeZone = timeZone
        self.isAuthenticated = isAuthenticated
        self.challenge = challenge
        self.isUnlocked = isUnlocked
        self.surface = surface
    }
}

extension RequestContext: JSONRepresentable {
    package var json: JSONValue {
        .members([
            "languages": languages.jsonOrNil, "locale": .string(locale), "timeZone": .string(timeZone),
            "authenticated": .bool(isAuthenticated), "challenge": challenge.map(JSONValue.string),
            "unlocked": .bool(isUnlocked), "surface": .string(surface.rawValue),
        ])
    }

    package init(json: JSONValue) throws {
        self.init(
            languages: try json.strings("languages"), locale: try json.requiredString("locale"),
            timeZone: try json.requiredString("timeZone"), isAuthenticated: try json.bool("authenticated"),
            challenge: try json.string("challenge"), isUnlocked: try json.bool("unlocked"),
            surface: try json.string("surface").map(SurfaceName.init(rawValue:)) ?? .unknown)
    }
}
