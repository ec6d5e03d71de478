// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes a format string with its arguments as a locale writes them.
struct FormatRenderer {
    let arguments: [LocalizationArgument]
    let context: LocalizationContext

    func render(_ format: String) -> String {
        guard !arguments.isEmpty else { return format }
        var next = 0
        return render(FormatSpecifier.parse(format), next: &next)
    }

    private func render(_ pieces: [FormatPiece], next: inout Int) -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .literal(let literal): text += literal
            case .argument(let specifier):
                text += argument(at: specifier.position, next: &next).map { write($0, specifier) } ?? ""
            case .variable, .ownArgument: break
            }
        }
        return text
    }

    private func argument(at position: Int?, next: inout Int) -> LocalizationArgument? {
        let index = position.map { $0 - 1 } ?? next
        if position == nil { next += 1 }
        return arguments.indices.contains(index) ? arguments[index] : nil
    }

    func write(_ argument: LocalizationArgument, _ specifier: FormatSpecifier) -> String {
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
        return pad(text, specifier)
    }

    private func pad(_ text: String, _ specifier: FormatSpecifier) -> String {
        guard let width = specifier.width, text.count < width else { return text }
        let room = width - text.count
        if specifier.flags.contains("-") { return text + String(repeating: " ", count: room) }
        if specifier.flags.contains("0"), specifier.conversion != "@" {
            let sign = text.prefix { $0 == "-" || $0 == "+" }
            return sign + String(repeating: "0", count: room) + text.dropFirst(sign.count)
        }
        return String(repeating: " ", count: room) + text
    }
}
