// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes an entry of a table with its arguments as a language and a locale write them.
struct FormatRenderer {
    let entry: StringEntry
    let arguments: [LocalizationArgument]
    let context: LocalizationContext
    /// The language of the entry, whose plural rules count.
    let language: String

    func render() -> String {
        guard !arguments.isEmpty else { return entry.format }
        var next = 0
        return render(entry.format, next: &next, own: nil)
    }

    /// Writes a format; `own` is the argument and the specifier of the variable that is being written.
    private func render(_ format: String, next: inout Int, own: (index: Int, specifier: String)?) -> String {
        var text = ""
        for piece in FormatSpecifier.parse(format) {
            switch piece {
            case .literal(let literal): text += literal
            case .argument(let specifier):
                let index = take(specifier.position, next: &next)
                if arguments.indices.contains(index) { text += write(arguments[index], specifier) }
            case .ownArgument:
                guard let own, case .argument(let specifier)? = FormatSpecifier.parse("%" + own.specifier).first,
                    arguments.indices.contains(own.index)
                else {
                    text += "%arg"
                    continue
                }
                text += write(arguments[own.index], specifier)
            case .variable(let name, let position): text += variable(name, position, next: &next)
            }
        }
        return text
    }

    private func variable(_ name: String, _ position: Int?, next: inout Int) -> String {
        guard let variable = entry.variables[name] else { return "" }
        if name == StringEntry.wholeText {
            let index = arguments.firstIndex { $0.pluralOperands != nil } ?? 0
            return render(form(of: variable, for: index), next: &next, own: (index, variable.specifier))
        }
        let index = take(position ?? variable.position, next: &next)
        // A specifier without a number inside the form means the variable's own argument.
        var inner = index
        return render(form(of: variable, for: index), next: &inner, own: (index, variable.specifier))
    }

    private func form(of variable: StringEntry.Variable, for index: Int) -> String {
        let forms = variable.forms
        guard arguments.indices.contains(index), let operands = arguments[index].pluralOperands else {
            return forms[.other] ?? ""
        }
        // A form for zero is a text of its own also in languages whose grammar has none.
        if operands.n == 0, let none = forms[.zero] { return none }
        return forms[PluralRules(language: language).category(of: operands)] ?? forms[.other] ?? ""
    }

    private func take(_ position: Int?, next: inout Int) -> Int {
        if let position { return position - 1 }
        defer { next += 1 }
        return next
    }

    private func write(_ argument: LocalizationArgument, _ specifier: FormatSpecifier) -> String {
        let numbers = NumberWriter(localeIdentifier: context.localeIdentifier)
        let text =
            switch argument {
            case .text(let value): value
            case .integer(let value): numbers.write(value, specifier)
            case .unsigned(let value): numbers.write(value, specifier)
            case .number(let value): numbers.write(value, specifier)
            case .resource(let value): value.resolved(in: context)
            case .formatted(let value): value.text(in: context)
            }
        return specifier.padded(text)
    }
}

extension LocalizationArgument {
    /// The number that chooses a plural form; text has none.
    var pluralOperands: PluralOperands? {
        switch self {
        case .integer(let value): PluralOperands(value)
        case .unsigned(let value): PluralOperands(Double(value))
        case .number(let value): PluralOperands(value)
        case .text, .resource, .formatted: nil
        }
    }
}

extension FormatSpecifier {
    /// The text filled up to the width.
    fileprivate func padded(_ text: String) -> String {
        guard let width, text.count < width else { return text }
        let room = width - text.count
        if flags.contains("-") { return text + String(repeating: " ", count: room) }
        if flags.contains("0"), conversion != "@" {
            let sign = text.prefix { $0 == "-" || $0 == "+" }
            return sign + String(repeating: "0", count: room) + text.dropFirst(sign.count)
        }
        return String(repeating: " ", count: room) + text
    }
}
