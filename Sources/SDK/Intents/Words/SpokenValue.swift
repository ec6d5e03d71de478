// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema

/// Values in words, as the person writes and says them.
enum SpokenValue {
    static func text(_ value: Any) -> String {
        switch value {
        case let list as [Any]: return RequestWords.current.and.joined(list.map(text))
        case let date as Date: return moment(date, hasTime: true)
        case let components as DateComponents: return text(components)
        case let range as INDateComponentsRange:
            let ends = [range.startDateComponents, range.endDateComponents].compactMap(\.self).map(text)
            return ends.count == 2 && ends[0] == ends[1] ? ends[0] : ends.joined(separator: " – ")
        case let trigger as INTemporalEventTrigger: return text(trigger.dateComponentsRange)
        case let amount as INPaymentAmount: return amount.amount.map(text) ?? ""
        default: return ValueChoices.text(value)
        }
    }

    /// A date with its time where both are known, or what is known of them.
    private static func text(_ components: DateComponents) -> String {
        var calendar = components.calendar ?? Calendar(identifier: .gregorian)
        calendar.timeZone = components.timeZone ?? Localization.current.timeZone
        let isDay = components.year != nil && components.month != nil && components.day != nil
        if isDay, let date = calendar.date(from: components) {
            return moment(date, hasTime: components.hour != nil, in: calendar.timeZone)
        }
        if let hour = components.hour { return "\(hour):\(twoDigits(components.minute ?? 0))" }
        return components._wired(full: false).value.plainText
    }

    private static func moment(_ date: Date, hasTime: Bool, in zone: TimeZone? = nil) -> String {
        var style = Date.FormatStyle(
            date: .abbreviated, time: hasTime ? .shortened : .omitted, locale: Localization.current.locale)
        style.timeZone = zone ?? Localization.current.timeZone
        return date.formatted(style)
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// The word between the last two of a list.
struct Conjunction: Sendable {
    private let usual: String
    /// The word before texts that begin otherwise.
    private let before: [String: String]

    init(_ usual: String, before: [String: String] = [:]) {
        self.usual = usual
        self.before = before
    }

    func joined(_ texts: [String]) -> String {
        guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
        let start = last.lowercased()
        let word = before.first { start.hasPrefix($0.key) }?.value ?? usual
        return "\(texts.dropLast().joined(separator: ", ")) \(word) \(last)"
    }
}
