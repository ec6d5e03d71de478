// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Writes numbers of a format specifier in a locale.
struct NumberWriter {
    let localeIdentifier: String

    /// Languages whose locales write digits other than 0–9; small numbers in all others need no locale data.
    private static let ownDigits: Set<Substring> = [
        "ar", "as", "bgn", "bho", "bn", "brx", "ccp", "ckb", "dz", "fa", "ff", "hi", "ks", "lrc", "mai", "mni", "mr",
        "my", "mzn",
        "ne", "pa", "ps", "raj", "sa", "sat", "sd", "su", "tg", "ur", "uz",
    ]

    func write<Number: BinaryInteger>(_ value: Number, _ specifier: FormatSpecifier) -> String {
        switch specifier.conversion {
        case "x": return String(value, radix: 16)
        case "X": return String(value, radix: 16, uppercase: true)
        case "o", "O": return String(value, radix: 8)
        case "f", "F", "e", "E", "g", "G": return write(Double(value), specifier)
        default: break
        }
        let sign = specifier.flags.contains("+") && value >= 0 ? "+" : ""
        if value < 1000, value > -1000, !writesOwnDigits { return sign + "\(value)" }
        guard let number = Decimal(exactly: value) else { return sign + "\(value)" }
        return sign + number.formatted(.number.locale(Locale(identifier: localeIdentifier)))
    }

    func write(_ value: Double, _ specifier: FormatSpecifier) -> String {
        let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: localeIdentifier))
        let sign = specifier.flags.contains("+") && value >= 0 ? "+" : ""
        let precision = specifier.precision ?? 6
        switch specifier.conversion {
        case "e", "E":
            return sign + value.formatted(style.notation(.scientific).precision(.fractionLength(precision)))
        case "g", "G", "@":
            return sign + value.formatted(style.precision(.significantDigits(1...max(1, precision))))
        case "d", "D", "i", "u":
            return sign + value.formatted(style.precision(.fractionLength(0)))
        default:
            return sign + value.formatted(style.precision(.fractionLength(precision)))
        }
    }

    private var writesOwnDigits: Bool {
        Self.ownDigits.contains(localeIdentifier.prefix { $0 != "_" && $0 != "-" })
            || localeIdentifier.contains("numbers=") || localeIdentifier.contains("-nu-")
    }
}
