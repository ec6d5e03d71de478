// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

extension Date: IntentValueCoding {
    package static var schemaType: BeckonSchema.ValueType { .date }
    package var encoded: IntentValue { .date(self) }

    package static func decode(_ value: IntentValue, in scope: ValueScope) throws -> Date {
        switch value {
        case .date(let date): return date
        case .dateComponents(let components):
            if let date = DateText.calendar.date(from: components) { return date }
        case .string(let text):
            if let date = DateText.date(text) { return date }
        default: break
        }
        throw ParameterProblem.expected("a date such as 2026-07-28T09:00", value)
    }
}

extension DateComponents: IntentValueCoding {
    package static var schemaType: BeckonSchema.ValueType { .dateComponents }
    package var encoded: IntentValue { .dateComponents(self) }

    package static func decode(_ value: IntentValue, in scope: ValueScope) throws -> DateComponents {
        switch value {
        case .dateComponents(let components): return components
        case .date(let date):
            return DateText.calendar.dateComponents(
                [.year, .month, .day, .hour, .minute, .second, .timeZone], from: date)
        case .string(let text):
            if let components = DateText.components(text) { return components }
        default: break
        }
        throw ParameterProblem.expected("a date or time such as 2026-07-28 or 09:30", value)
    }
}

/// Reads ISO 8601 dates and times as people type them; what a text leaves out is taken from the request.
enum DateText {
    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = Localization.current.timeZone
        return calendar
    }

    /// A moment; a date alone is its midnight, a time alone is today's.
    static func date(_ text: String) -> Date? {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        for fractional in [false, true] {
            let format = Date.ISO8601FormatStyle(includingFractionalSeconds: fractional)
            if let date = try? Date(trimmed, strategy: format) { return date }
        }
        guard var components = components(trimmed) else { return nil }
        let calendar = calendar
        if components.year == nil {
            let today = calendar.dateComponents([.year, .month, .day], from: Date())
            components.year = today.year
            components.month = today.month
            components.day = today.day
        }
        return calendar.date(from: components)
    }

    /// The parts of `2026-07-28`, `09:30`, `09:30:15`, or of both with a `T` or a space between.
    static func components(_ text: String) -> DateComponents? {
        let halves = text.trimmingCharacters(in: .whitespaces).split(whereSeparator: { $0 == "T" || $0 == " " })
        guard (1...2).contains(halves.count) else { return nil }
        var components = DateComponents()
        for half in halves {
            if let date = numbers(half, separator: "-", count: 3...3) {
                (components.year, components.month, components.day) = (date[0], date[1], date[2])
            } else if let time = numbers(half, separator: ":", count: 2...3) {
                (components.hour, components.minute) = (time[0], time[1])
                if time.count == 3 { components.second = time[2] }
            } else {
                return nil
            }
        }
        return isPossible(components) ? components : nil
    }

    private static func numbers(_ text: Substring, separator: Character, count: ClosedRange<Int>) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false).map { Int($0) }
        let known = parts.compactMap(\.self)
        return known.count == parts.count && count.contains(known.count) ? known : nil
    }

    private static func isPossible(_ parts: DateComponents) -> Bool {
        (1...12).contains(parts.month ?? 1) && (1...31).contains(parts.day ?? 1)
            && (0...23).contains(parts.hour ?? 0) && (0...59).contains(parts.minute ?? 0)
            && (0...60).contains(parts.second ?? 0)
    }
}
