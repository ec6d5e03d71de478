// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Lengths of time as people type them: `90`, `1:30`, `2h 5min`.
enum LengthOfTime {
    /// Seconds by unit, in the languages that Beckon speaks.
    private static let units: [String: Double] = [
        "s": 1, "sec": 1, "mp": 1, "с": 1, "сек": 1,
        "m": 60, "min": 60, "p": 60, "perc": 60, "м": 60, "мин": 60,
        "h": 3600, "ó": 3600, "óra": 3600, "ч": 3600,
        "d": 86_400, "nap": 86_400, "д": 86_400,
    ]

    /// - Returns: Seconds, or nil where the text is no length of time.
    static func seconds(in text: String, decimalSeparator: String) -> Double? {
        let plain = text.trimmingCharacters(in: .whitespaces).lowercased()
            .replacingOccurrences(of: decimalSeparator, with: ".")
        let sign = plain.hasPrefix("-") ? -1.0 : 1
        let length = plain.dropFirst(sign < 0 ? 1 : 0)
        let seconds = length.contains(":") ? clock(length) : parts(length)
        return seconds.flatMap { $0.isFinite ? sign * $0 : nil }
    }

    /// `m:ss` or `h:mm:ss`.
    private static func clock(_ text: Substring) -> Double? {
        let fields = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
        guard fields.count <= 3 else { return nil }
        var seconds = 0.0
        for (index, field) in fields.enumerated() {
            guard let field, field >= 0, index == 0 || field < 60 else { return nil }
            seconds = seconds * 60 + field
        }
        return seconds
    }

    private static func parts(_ text: Substring) -> Double? {
        var rest = text.drop(while: \.isWhitespace)
        guard !rest.isEmpty else { return nil }
        var seconds = 0.0
        var count = 0
        while !rest.isEmpty {
            let number = rest.prefix { $0.isNumber || $0 == "." }
            rest = rest.dropFirst(number.count).drop(while: \.isWhitespace)
            let unit = rest.prefix(while: \.isLetter)
            rest = rest.dropFirst(unit.count).drop(while: \.isWhitespace)
            guard let value = Double(number) else { return nil }
            if unit.isEmpty {
                guard count == 0, rest.isEmpty else { return nil }
                return value
            }
            guard let factor = units[String(unit)] else { return nil }
            seconds += value * factor
            count += 1
        }
        return seconds
    }
}
