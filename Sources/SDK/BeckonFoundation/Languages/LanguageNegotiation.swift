// SPDX-License-Identifier: Apache-2.0

/// The choice of an app's language for a person.
package enum LanguageNegotiation {
    /// Languages of the app in which to look for a text, best first: the best match of the first preferred language
    /// that has one, what that language falls back to, and the development language.
    package static func chain(preferred: [String], available: [String], development: String) -> [String] {
        let offered = Set((available + [development]).map(LanguageTag.init))
        var chain: [LanguageTag] = []
        for wish in preferred.map(LanguageTag.init) {
            chain = fallbacks(of: wish).filter(offered.contains)
            if chain.isEmpty { chain = relatives(of: wish, in: offered) }
            if !chain.isEmpty { break }
        }
        let last = LanguageTag(development)
        if !chain.contains(last) { chain.append(last) }
        return chain.map(\.text)
    }

    /// The tag and ever more general ones; a step never changes the script.
    private static func fallbacks(of tag: LanguageTag) -> [LanguageTag] {
        var result: [LanguageTag] = []
        func add(_ tag: LanguageTag) {
            if !result.contains(tag) { result.append(tag) }
        }
        add(tag)
        let script = tag.likelyScript
        let regions = [tag.region] + parentRegions(of: tag).map(Optional.some)
        for region in regions {
            if let script { add(LanguageTag(language: tag.language, script: script, region: region)) }
            let plain = LanguageTag(language: tag.language, region: region)
            if plain.likelyScript == script { add(plain) }
        }
        if let script { add(LanguageTag(language: tag.language, script: script)) }
        let bare = LanguageTag(language: tag.language)
        if script == nil || bare.likelyScript == script { add(bare) }
        return result
    }

    /// The regions whose variant of the language is nearer than the language at large.
    private static func parentRegions(of tag: LanguageTag) -> [String] {
        guard let region = tag.region else { return [] }
        switch tag.language {
        case "es": return latinAmerica.contains(region) ? ["419"] : []
        case "pt": return region == "BR" ? [] : ["PT"]
        case "en": return american.contains(region) ? [] : ["001", "GB"]
        case "zh": return region == "MO" ? ["HK"] : []
        default: return []
        }
    }

    private static let latinAmerica: Set<String> = [
        "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY",
        "SV", "US", "UY", "VE",
    ]
    private static let american: Set<String> = ["US", "PR", "PH", "GU", "VI", "AS", "MP", "UM"]

    /// Variants of the same language and script for other regions, the best known first.
    private static func relatives(of tag: LanguageTag, in offered: Set<LanguageTag>) -> [LanguageTag] {
        let script = tag.likelyScript
        let same = offered.filter { $0.language == tag.language && $0.likelyScript == script }
        let known: [String: String] = ["pt": "BR", "en": "US", "es": "ES", "fr": "FR", "de": "DE", "zh": "CN"]
        return same.sorted { left, right in
            let isLeftKnown = left.region == known[tag.language]
            let isRightKnown = right.region == known[tag.language]
            return isLeftKnown == isRightKnown ? left.text < right.text : isLeftKnown
        }.prefix(1).map(\.self)
    }
}
