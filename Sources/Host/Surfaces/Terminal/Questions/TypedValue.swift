// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation

/// Reads what a person typed for a parameter.
struct TypedValue: Sendable {
    /// Why the text is no value, in the person's language.
    struct Refusal: Error, Sendable, Hashable {
        let reason: String
    }

    /// Bytes, so that the content fits into one frame of the wire.
    private static let largestFile = 4 << 20

    private let words: TerminalWords
    private let locale: Locale
    /// Where a relative file name starts.
    private let directory: URL

    init(words: TerminalWords, locale: Locale, directory: URL) {
        self.words = words
        self.locale = locale
        self.directory = directory
    }

    /// One element of the parameter. Names of entities and cases, and dates, stay text: the app knows them best.
    func element(_ text: String, of descriptor: ParameterDescriptor) throws(Refusal) -> IntentValue {
        switch descriptor.type.element {
        case .boolean: .boolean(try boolean(text, names: descriptor.booleanNames))
        case .integer: .integer(try whole(text, descriptor))
        case .number: .number(try bounded(number(text), text, descriptor))
        case .duration: .duration(try bounded(duration(text), text, descriptor))
        case .measurement: .measurement(try quantity(text))
        case .currencyAmount: .currencyAmount(try amount(text))
        case .url: .url(try address(text))
        case .file: .file(try file(text))
        default: .string(text)
        }
    }

    /// Whether the text says yes; nil where it says neither.
    func truth(_ text: String, names: [String] = []) -> Bool? {
        let said = text.folded
        let yes = [words.yes.letter, words.yes.word, "y", "yes", "true"] + names.prefix(1)
        let no = [words.no.letter, words.no.word, "n", "no", "false"] + names.dropFirst().prefix(1)
        if yes.contains(where: { $0.folded == said }) { return true }
        return no.contains { $0.folded == said } ? false : nil
    }

    private func boolean(_ text: String, names: [String]) throws(Refusal) -> Bool {
        if let truth = truth(text, names: names) { return truth }
        let shown = names.count == 2 ? names : [words.yes.letter, words.no.letter]
        throw Refusal(reason: words.sayYesOrNo.filled(shown[0], shown[1]))
    }

    /// A number with the locale's decimal sign or a point; group signs are too easily misread.
    private func number(_ text: String) throws(Refusal) -> Double {
        let plain = text.filter { !$0.isWhitespace }.replacingOccurrences(of: locale.decimalSeparator ?? ".", with: ".")
        guard let value = Double(plain), value.isFinite else {
            throw Refusal(reason: words.notANumber.filled(text.printableLine))
        }
        return value
    }

    private func whole(_ text: String, _ descriptor: ParameterDescriptor) throws(Refusal) -> Int {
        let value = try bounded(number(text), text, descriptor)
        guard let whole = Int(exactly: value) else {
            throw Refusal(reason: words.notWhole.filled(text.printableLine))
        }
        return whole
    }

    private func bounded(
        _ value: Double, _ text: String, _ descriptor: ParameterDescriptor
    ) throws(Refusal) -> Double {
        if let minimum = descriptor.minimum, value < minimum {
            throw Refusal(reason: words.belowMinimum.filled(text.printableLine, shown(minimum)))
        }
        if let maximum = descriptor.maximum, value > maximum {
            throw Refusal(reason: words.aboveMaximum.filled(text.printableLine, shown(maximum)))
        }
        return value
    }

    private func shown(_ number: Double) -> String {
        number.formatted(.number.locale(locale).grouping(.never))
    }

    private func duration(_ text: String) throws(Refusal) -> Double {
        guard let seconds = LengthOfTime.seconds(in: text, decimalSeparator: locale.decimalSeparator ?? ".") else {
            throw Refusal(reason: words.notADuration.filled(text.printableLine))
        }
        return seconds
    }

    private func quantity(_ text: String) throws(Refusal) -> MeasurementValue {
        let (number, unit) = Self.halves(text)
        guard !unit.isEmpty, let value = try? self.number(number) else {
            throw Refusal(reason: words.notAQuantity.filled(text.printableLine))
        }
        return MeasurementValue(value: value, unit: unit)
    }

    private func amount(_ text: String) throws(Refusal) -> CurrencyValue {
        let (number, unit) = Self.halves(text)
        let plain = number.replacingOccurrences(of: locale.decimalSeparator ?? ".", with: ".")
        let code = unit.uppercased()
        guard code.count == 3, code.allSatisfy({ $0.isASCII && $0.isLetter }), (try? self.number(number)) != nil,
            let amount = Decimal(string: plain, locale: Locale(identifier: "en_US_POSIX"))
        else { throw Refusal(reason: words.notAnAmount.filled(text.printableLine)) }
        return CurrencyValue(amount: amount, currencyCode: code)
    }

    /// The number at the start and what follows it.
    private static func halves(_ text: String) -> (String, String) {
        let number = text.prefix { $0.isNumber || "+-.,".contains($0) }
        return (String(number), text.dropFirst(number.count).trimmingCharacters(in: .whitespaces))
    }

    private func address(_ text: String) throws(Refusal) -> URL {
        guard let url = URL(string: text), url.scheme != nil else {
            throw Refusal(reason: words.notAnAddress.filled(text.printableLine))
        }
        return url
    }

    private func file(_ text: String) throws(Refusal) -> FileValue {
        let path = (text as NSString).expandingTildeInPath
        let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : directory.appending(path: path)
        // The content itself: an app cannot see the person's files.
        guard let handle = try? FileHandle(forReadingFrom: url),
            let bytes = try? handle.read(upToCount: Self.largestFile + 1)
        else { throw Refusal(reason: words.noSuchFile.filled(text.printableLine)) }
        if bytes.count > Self.largestFile {
            throw Refusal(reason: words.fileTooLarge.filled(text.printableLine, "\(Self.largestFile >> 20)"))
        }
        return FileValue(filename: url.lastPathComponent, contentType: nil, content: .data(bytes))
    }
}

extension String {
    /// The text as people compare it: without case, accents and blanks around it.
    var folded: String {
        trimmingCharacters(in: .whitespaces).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
