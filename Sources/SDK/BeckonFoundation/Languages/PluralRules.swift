// SPDX-License-Identifier: Apache-2.0

/// The cardinal plural rules of the languages; facts of Unicode's language data.
package struct PluralRules: Sendable {
    private let rule: @Sendable (PluralOperands) -> PluralCategory

    /// The rules of a language tag; a language that is not known has one form for 1 and another for the rest.
    package init(language tag: String) {
        let tag = LanguageTag(tag)
        if tag.language == "pt", tag.region == "PT" {
            rule = Self.romance
        } else {
            rule = Self.byLanguage[tag.language] ?? Self.oneIfEqual
        }
    }

    package func category(of number: PluralOperands) -> PluralCategory { rule(number) }

    private typealias Rule = @Sendable (PluralOperands) -> PluralCategory

    private static let byLanguage: [String: Rule] = {
        var rules: [String: Rule] = [:]
        func set(_ languages: String, _ rule: @escaping Rule) {
            for language in languages.split(separator: " ") { rules[String(language)] = rule }
        }
        set("bm bo dz id ig ii ja jv km ko lkt lo ms my nqo sah ses sg su th to vi wo yo yue zh") { _ in .other }
        set("ast de en et fi fy gl ia io lij nl sc sv sw ur yi", oneIfWhole)
        set("ca es it", romance)
        set("fr pt", frenchLike)
        set("am as bn doi fa gu hi kn pcm zu") { $0.i == 0 || $0.n == 1 ? .one : .other }
        set("ff hy kab") { $0.i <= 1 ? .one : .other }
        set("ak bho guw ln mg nso pa si ti wa") { $0.n == 0 || $0.n == 1 ? .one : .other }
        set("da") { $0.n == 1 || ($0.f != 0 && $0.i <= 1) ? .one : .other }
        set("is mk", lastDigitOne)
        set("fil ceb") { number in
            let digit = number.isWhole ? number.i % 10 : number.f % 10
            return (number.isWhole && (1...3).contains(number.i)) || ![4, 6, 9].contains(digit) ? .one : .other
        }
        set("be ru uk", eastSlavic)
        set("bs hr sr", southSlavic)
        set("pl", polish)
        set("cs sk", czech)
        set("sl", slovene)
        set("lt", lithuanian)
        set("lv", latvian)
        set("ro") { number in
            if number.isWhole, number.i == 1 { return .one }
            return !number.isWhole || number.i == 0 || (1...19).contains(number.i % 100) ? .few : .other
        }
        set("he") { number in
            if number.isWhole ? number.i == 1 : number.i == 0 { return .one }
            return number.isWhole && number.i == 2 ? .two : .other
        }
        set("ar", arabic)
        set("ga") { number in
            switch number.n {
            case 1: .one
            case 2: .two
            case 3, 4, 5, 6: .few
            case 7, 8, 9, 10: .many
            default: .other
            }
        }
        set("cy") { number in
            switch number.n {
            case 0: .zero
            case 1: .one
            case 2: .two
            case 3: .few
            case 6: .many
            default: .other
            }
        }
        set("mt") { number in
            guard let last = number.last(100) else { return .other }
            switch (number.i, last) {
            case (1, _): return .one
            case (2, _): return .two
            case (0, _), (_, 3...10): return .few
            case (_, 11...19): return .many
            default: return .other
            }
        }
        return rules
    }()

    private static let oneIfEqual: Rule = { $0.n == 1 ? .one : .other }
    private static let oneIfWhole: Rule = { $0.i == 1 && $0.isWhole ? .one : .other }

    private static let romance: Rule = { number in
        if number.i == 1, number.isWhole { return .one }
        return isMillions(number) ? .many : .other
    }

    private static let frenchLike: Rule = { number in
        if number.i <= 1 { return .one }
        return isMillions(number) ? .many : .other
    }

    private static func isMillions(_ number: PluralOperands) -> Bool {
        number.isWhole && number.i != 0 && number.i % 1_000_000 == 0
    }
}

extension PluralRules {
    private static let lastDigitOne: Rule = { number in
        let last = number.isWhole ? number.i : number.f
        return last % 10 == 1 && last % 100 != 11 ? .one : .other
    }

    private static let eastSlavic: Rule = { number in
        guard let last = number.last(100) else { return .other }
        if last % 10 == 1, last != 11 { return .one }
        return (2...4).contains(last % 10) && !(12...14).contains(last) ? .few : .many
    }

    private static let southSlavic: Rule = { number in
        let last = (number.isWhole ? number.i : number.f) % 100
        if last % 10 == 1, last != 11 { return .one }
        return (2...4).contains(last % 10) && !(12...14).contains(last) ? .few : .other
    }

    private static let polish: Rule = { number in
        guard let last = number.last(100) else { return .other }
        if number.i == 1 { return .one }
        return (2...4).contains(last % 10) && !(12...14).contains(last) ? .few : .many
    }

    private static let czech: Rule = { number in
        guard number.isWhole else { return .many }
        return number.i == 1 ? .one : (2...4).contains(number.i) ? .few : .other
    }

    private static let slovene: Rule = { number in
        switch number.last(100) {
        case 1: .one
        case 2: .two
        case 3, 4, nil: .few
        default: .other
        }
    }

    private static let lithuanian: Rule = { number in
        guard let last = number.last(100) else { return .many }
        if (11...19).contains(last) || last % 10 == 0 { return .other }
        return last % 10 == 1 ? .one : .few
    }

    private static let latvian: Rule = { number in
        let last = (number.isWhole ? number.i : number.f) % 100
        if number.isWhole, last % 10 == 0 || (11...19).contains(last) { return .zero }
        return last % 10 == 1 && last != 11 ? .one : .other
    }

    private static let arabic: Rule = { number in
        guard let last = number.last(100) else { return .other }
        switch (number.i, last) {
        case (0, _): return .zero
        case (1, _): return .one
        case (2, _): return .two
        case (_, 3...10): return .few
        case (_, 11...99): return .many
        default: return .other
        }
    }
}
