// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
package import Foundation

/// Reads what a person typed for a parameter, as an argument or as an answer.
package struct TypedValue: Sendable {
    private let words: ValueWords
    private let locale: String
    private let directory: URL?

    /// - Parameters:
    ///   - locale: Its decimal sign is understood beside the point.
    ///   - directory: Where a relative file name starts; nil for the working directory.
    package init(words: ValueWords, locale: String, directory: URL? = nil) {
        self.words = words
        self.locale = locale
        self.directory = directory
    }

    /// One element of the parameter. Names of entities and cases, and dates, stay text: the app knows them best.
    package func element(_ text: String, of descriptor: ParameterDescriptor) throws(ValueProblem) -> IntentValue {
        switch descriptor.type.element {
        case .boolean: .boolean(try boolean(text, names: descriptor.booleanNames))
        case .integer: .integer(try whole(text, descriptor))
        case .number: .number(try number(text, descriptor))
        case .duration: .duration(try duration(text, descriptor))
        case .measurement: .measurement(try quantity(text, descriptor))
        case .currencyAmount: .currencyAmount(try amount(text))
        case .url: .url(try address(text))
        case .file: .file(try TypedFile(directory: directory).read(text))
        default: .string(text)
        }
    }

    /// Whether the text says yes; nil where it says neither.
    /// - Parameter names: What yes and no are called besides.
    package func truth(_ text: String, names: [String] = []) -> Bool? {
        let said = text.folded
        let named = names.prefix(2).firstIndex { $0.folded == said }
        if let named { return named == 0 }
        if ([words.yes.letter, words.yes.word] + Self.yes).contains(where: { $0.folded == said }) { return true }
        return ([words.no.letter, words.no.word] + Self.no).contains { $0.folded == said } ? false : nil
    }

    /// What scripts say, in any language.
    private static let yes = ["y", "yes", "true", "on", "1"]
    private static let no = ["n", "no", "false", "off", "0"]

    /// Whether a number fits its parameter.
    package func check(_ value: Double, _ descriptor: ParameterDescriptor) throws(ValueProblem) {
        if let minimum = descriptor.minimum, value < minimum { throw .belowMinimum(minimum) }
        if let maximum = descriptor.maximum, value > maximum { throw .aboveMaximum(maximum) }
    }

    private func boolean(_ text: String, names: [String]) throws(ValueProblem) -> Bool {
        if let truth = truth(text, names: names) { return truth }
        throw names.count == 2 ? .notYesOrNo(names[0], names[1]) : .notYesOrNo(words.yes.letter, words.no.letter)
    }

    /// The digits with a point; group signs are too easily misread.
    private func digits(_ text: some StringProtocol) -> String {
        let plain = String(text.filter { !$0.isWhitespace })
        guard Double(plain) == nil else { return plain }
        return plain.replacingOccurrences(of: decimalSeparator, with: ".")
    }

    private var decimalSeparator: String { Locale(identifier: locale).decimalSeparator ?? "." }

    private func number(_ text: some StringProtocol) throws(ValueProblem) -> Double {
        guard let value = Double(digits(text)), value.isFinite else { throw .notANumber }
        return value
    }

    private func number(_ text: String, _ descriptor: ParameterDescriptor) throws(ValueProblem) -> Double {
        let value = try number(text)
        try check(value, descriptor)
        return value
    }

    private func whole(_ text: String, _ descriptor: ParameterDescriptor) throws(ValueProblem) -> Int {
        let value = try number(text, descriptor)
        // The digits themselves: not every whole number is a binary fraction's neighbour.
        guard let whole = Int(digits(text)) ?? Int(exactly: value) else { throw .notWhole }
        return whole
    }

    private func duration(_ text: String, _ descriptor: ParameterDescriptor) throws(ValueProblem) -> Double {
        guard let seconds = LengthOfTime.seconds(in: text, decimalSeparator: decimalSeparator) else {
            throw .notADuration
        }
        try check(seconds, descriptor)
        return seconds
    }

    /// A bare number has the unit that the parameter is meant in.
    private func quantity(_ text: String, _ descriptor: ParameterDescriptor) throws(ValueProblem) -> MeasurementValue {
        let (number, unit) = Self.halves(text)
        guard let value = try? self.number(number), let unit = unit.isEmpty ? descriptor.defaultUnit : unit else {
            throw .notAQuantity
        }
        return MeasurementValue(value: value, unit: unit)
    }

    /// The digits as they stand: a binary fraction would not keep them.
    private func amount(_ text: String) throws(ValueProblem) -> CurrencyValue {
        let (number, unit) = Self.halves(text)
        let code = unit.uppercased()
        guard code.count == 3, code.allSatisfy({ $0.isASCII && $0.isLetter }), (try? self.number(number)) != nil,
            let amount = Decimal(string: digits(number), locale: Locale(identifier: "en_US_POSIX"))
        else { throw .notAnAmount }
        return CurrencyValue(amount: amount, currencyCode: code)
    }

    /// The number at the start and what follows it.
    private static func halves(_ text: String) -> (Substring, String) {
        let text = text.trimmingCharacters(in: .whitespaces)
        let number = text.prefix { $0.isNumber || "+-.,".contains($0) }
        return (number, text.dropFirst(number.count).trimmingCharacters(in: .whitespaces))
    }

    private func address(_ text: String) throws(ValueProblem) -> URL {
        let text = text.trimmingCharacters(in: .whitespaces)
        if let url = URL(string: text), url.scheme != nil { return url }
        // People say a host name and mean the web.
        guard text.contains("."), let url = URL(string: "https://\(text)") else { throw .notAnAddress }
        return url
    }
}
