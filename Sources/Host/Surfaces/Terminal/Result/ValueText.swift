// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Language

/// A value as people read it.
struct ValueText {
    let words: TerminalWords
    let locale: Locale

    /// One element of a list per line.
    func lines(_ value: IntentValue) -> String {
        if case .array(let items) = value { items.map(line).joined(separator: "\n") } else { line(value) }
    }

    func line(_ value: IntentValue) -> String {
        switch value {
        case .none: ""
        case .boolean(let truth): truth ? words.values.yes.word : words.values.no.word
        case .integer(let number): number.formatted(.number.locale(locale).grouping(.never))
        case .number(let number): number.formatted(.number.locale(locale).grouping(.never))
        case .string(let text): text.printable
        case .date(let date):
            date.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale))
        case .url(let url): url.absoluteString.printable
        case .duration(let seconds):
            Duration.seconds(seconds).formatted(.units(allowed: [.days, .hours, .minutes, .seconds]).locale(locale))
        case .measurement(let measured):
            "\(measured.value.formatted(.number.locale(locale))) \(measured.unit.printableLine)"
        case .currencyAmount(let money):
            money.amount.formatted(.currency(code: money.currencyCode).locale(locale))
        case .person(let person): person.name.printableLine
        case .file(let file): file.filename.printableLine
        case .enumeration(let value): (value.title ?? value.rawValue).printableLine
        case .entity(let entity): (entity.display?.title ?? entity.id).printableLine
        case .dateComponents, .array: value.plainText.printable
        }
    }
}
