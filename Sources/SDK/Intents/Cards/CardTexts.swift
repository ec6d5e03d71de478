// SPDX-License-Identifier: Apache-2.0
import BeckonFoundation
import Foundation

/// Values as cards write them, in the person's formats.
struct CardTexts {
    private let context: LocalizationContext

    init(_ context: LocalizationContext) { self.context = context }

    /// The names of people, or of what else has a name.
    func names(_ values: [Any]?) -> String? {
        let names = (values ?? []).map(ValueChoices.text).filter { !$0.isEmpty }
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }

    func name(_ value: Any?) -> String? { value.flatMap { names([$0]) } }

    func money(_ amount: INCurrencyAmount?) -> String? { amount?._displayTitle }

    /// One price, or the lowest and the highest.
    func prices(_ range: INPriceRange?) -> String? {
        guard let range else { return nil }
        let prices = [range.minimumPrice, range.maximumPrice].compactMap(\.self)
        let amounts = prices.map {
            INCurrencyAmount(amount: $0, currencyCode: range.currencyCode)._displayTitle
        }
        guard let first = amounts.first, let last = amounts.last else { return nil }
        return first == last ? first : "\(first) – \(last)"
    }

    /// The time of day today, with the date on another.
    func time(_ date: Date?) -> String? {
        guard let date else { return nil }
        return format(date, hasDate: !calendar.isDateInToday(date), hasTime: true)
    }

    /// What of a date is known.
    func time(_ components: DateComponents?) -> String? {
        guard let components, let date = calendar.date(from: components) else { return nil }
        let hasTime = components.hour != nil
        let hasDate = components.day != nil || components.month != nil
        if components.day == nil, components.month != nil || components.year != nil {
            return format(date, template: components.month == nil ? "y" : "yMMMM")
        }
        return hasTime || hasDate ? format(date, hasDate: hasDate, hasTime: hasTime) : nil
    }

    /// From one time to another; the day is said once.
    func time(_ range: INDateComponentsRange?) -> String? {
        guard let start = time(range?.startDateComponents) else { return time(range?.endDateComponents) }
        guard let last = range?.endDateComponents, let end = time(last), end != start else { return start }
        let first = range?.startDateComponents
        let isSameDay = first?.year == last.year && first?.month == last.month && first?.day == last.day
        if isSameDay, last.hour != nil, let date = calendar.date(from: last) {
            return "\(start) – \(format(date, hasDate: false, hasTime: true))"
        }
        return "\(start) – \(end)"
    }

    func number(_ value: Double) -> String {
        let formatter = NumberFormatter()
        formatter.locale = context.locale
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 2
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = context.locale
        calendar.timeZone = context.timeZone
        return calendar
    }

    private var formatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = context.locale
        formatter.calendar = calendar
        formatter.timeZone = context.timeZone
        return formatter
    }

    private func format(_ date: Date, hasDate: Bool, hasTime: Bool) -> String {
        let formatter = formatter
        formatter.dateStyle = hasDate ? .medium : .none
        formatter.timeStyle = hasTime ? .short : .none
        return formatter.string(from: date)
    }

    private func format(_ date: Date, template: String) -> String {
        let formatter = formatter
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: date)
    }
}
