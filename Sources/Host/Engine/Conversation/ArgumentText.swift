// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation

/// Reads one value from text as people type it. What only the app can resolve stays text.
struct ArgumentText {
    /// Bytes of a file that is handed over as content.
    private static let largestFile = 4 << 20

    let enums: [String: EnumDescriptor]
    let readsPaths: Bool

    /// - Throws: `SchemaError` that says what is expected.
    func read(_ given: JSONValue, as type: ValueType, _ parameter: ParameterDescriptor) throws -> JSONValue {
        // A bare `--name`, which is a yes.
        if given == true, type != .boolean {
            throw SchemaError(.wrongType, "it takes a value, not only yes or no.")
        }
        if case .file = type, !readsPaths, given[key: "data"]?.stringValue == nil {
            throw SchemaError(
                .wrongType, "it takes the file's content, {\"filename\": …, \"data\": base64}, and no path.")
        }
        guard let text = given.stringValue else { return try checkRange(given, parameter) }
        switch type {
        case .boolean: return .bool(try boolean(text, parameter))
        case .integer:
            guard let number = Int(text.trimmed) else { throw expected("a whole number", text) }
            return try checkRange(.integer(number), parameter)
        case .number:
            guard let number = Double(text.trimmed), number.isFinite else { throw expected("a number", text) }
            return try checkRange(.number(number), parameter)
        case .duration: return .number(try duration(text))
        case .measurement:
            let expectation = "a number with its unit, such as 5 km"
            let (digits, unit) = try quantity(text, expectation)
            guard let number = Double(digits), number.isFinite else { throw expected(expectation, text) }
            return ["value": .number(number), "unit": .string(unit)]
        case .currencyAmount:
            // The digits as they stand: a binary fraction would not keep them.
            let (digits, unit) = try quantity(text, "an amount with its currency, such as 12.50 EUR")
            return ["amount": .string(digits), "currencyCode": .string(unit.uppercased())]
        case .enumeration(let identifier): return .string(try enumeration(text, identifier))
        case .file: return try file(text).json
        default: return given
        }
    }

    private func boolean(_ text: String, _ parameter: ParameterDescriptor) throws -> Bool {
        let word = text.trimmed.lowercased()
        if parameter.booleanNames.first?.lowercased() == word { return true }
        if parameter.booleanNames.dropFirst().first?.lowercased() == word { return false }
        switch word {
        case "true", "yes", "on", "1": return true
        case "false", "no", "off", "0": return false
        default:
            let names = parameter.booleanNames.isEmpty ? ["yes", "no"] : parameter.booleanNames
            throw expected(names.joined(separator: " or "), text)
        }
    }

    private func enumeration(_ text: String, _ identifier: String) throws -> String {
        guard let list = enums[identifier] else { return text }
        let word = text.trimmed.lowercased()
        let readings: [(EnumDescriptor.Case) -> Bool] = [
            { $0.rawValue == text }, { $0.rawValue.lowercased() == word }, { $0.display.title.lowercased() == word },
            { $0.display.synonyms.contains { $0.lowercased() == word } },
        ]
        for fits in readings {
            if let found = list.cases.first(where: fits) { return found.rawValue }
        }
        throw expected("one of " + list.cases.map(\.rawValue).joined(separator: ", "), text)
    }

    /// Seconds, or numbers with h, m, s: `90`, `1h30m`.
    private func duration(_ text: String) throws -> Double {
        if let seconds = Double(text.trimmed), seconds.isFinite { return seconds }
        var rest = text.trimmed.lowercased()[...]
        var total = 0.0
        let units: [Character: Double] = ["d": 86_400, "h": 3600, "m": 60, "s": 1]
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isNumber || $0 == "." }
            rest = rest.dropFirst(digits.count).drop { $0 == " " }
            guard let number = Double(digits), number.isFinite, let unit = rest.first.flatMap({ units[$0] })
            else { throw expected("a time such as 90, 45s or 1h30m", text) }
            total += number * unit
            rest = rest.dropFirst().drop { $0 == " " }
        }
        guard !text.trimmed.isEmpty, total.isFinite else { throw expected("a time such as 90, 45s or 1h30m", text) }
        return total
    }

    private func quantity(_ text: String, _ expectation: String) throws -> (digits: String, unit: String) {
        let digits = text.trimmed.prefix { $0.isNumber || "+-.".contains($0) }
        let unit = String(text.trimmed.dropFirst(digits.count)).trimmed
        guard Decimal(string: String(digits)) != nil, Double(digits)?.isFinite == true, !unit.isEmpty else {
            throw expected(expectation, text)
        }
        return (String(digits), unit)
    }

    /// The content of a file that the person names: the extension cannot see the person's files.
    private func file(_ path: String) throws -> FileValue {
        let url = URL(fileURLWithPath: path)
        guard let handle = try? FileHandle(forReadingFrom: url),
            let bytes = try? handle.read(upToCount: Self.largestFile + 1)
        else { throw expected("a file that can be read", path) }
        guard bytes.count <= Self.largestFile else {
            throw SchemaError(.tooLarge, "“\(path)” is larger than \(Self.largestFile >> 20) MiB.")
        }
        return FileValue(filename: url.lastPathComponent, contentType: nil, content: .data(bytes))
    }

    private func checkRange(_ value: JSONValue, _ parameter: ParameterDescriptor) throws -> JSONValue {
        guard let number = value.doubleValue else { return value }
        if let least = parameter.minimum, number < least {
            throw SchemaError(
                .outOfRange, "\(Self.short(number)) is less than \(Self.short(least)), the least it takes.")
        }
        if let most = parameter.maximum, number > most {
            throw SchemaError(.outOfRange, "\(Self.short(number)) is more than \(Self.short(most)), the most it takes.")
        }
        return value
    }

    private static func short(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }

    private func expected(_ what: String, _ text: String) -> SchemaError {
        SchemaError(.wrongType, "“\(text)” is not \(what).")
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
