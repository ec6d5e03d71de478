// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

extension Measurement: IntentValueCoding {
    package static var schemaType: BeckonSchema.ValueType {
        .measurement(dimension: String(describing: UnitType.self))
    }

    package var encoded: IntentValue { .measurement(MeasurementValue(value: value, unit: unit.symbol)) }

    package static func decode(_ value: IntentValue, in scope: ValueScope) throws -> Measurement<UnitType> {
        let amount: Double
        let symbol: String
        switch value {
        case .measurement(let value): (amount, symbol) = (value.value, value.unit)
        case .string(let text): (amount, symbol) = try split(text)
        case .integer(let number): (amount, symbol) = (Double(number), "")
        case .number(let number): (amount, symbol) = (number, "")
        case .duration(let seconds): (amount, symbol) = (seconds, UnitDuration.seconds.symbol)
        default: throw ParameterProblem.expected("a quantity with its unit", value)
        }
        guard amount.isFinite else { throw ParameterProblem.expected("a quantity", value) }
        guard let unit = DimensionUnits.unit(symbol, of: UnitType.self) as? UnitType else {
            throw ParameterProblem.invalid(
                "“\(symbol)” is not one of the units \(DimensionUnits.symbols(of: UnitType.self)).")
        }
        return Measurement(value: amount, unit: unit)
    }

    /// `5 km`, `5km` and `5` are all quantities.
    private static func split(_ text: String) throws -> (Double, String) {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        let number = trimmed.prefix { $0.isNumber || "+-.eE".contains($0) && !$0.isWhitespace }
        var digits = String(number)
        // An “e” that begins the unit is no exponent.
        while !digits.isEmpty, Double(digits) == nil { digits.removeLast() }
        guard let amount = Double(digits) else {
            throw ParameterProblem.expected("a quantity with its unit", .string(text))
        }
        return (amount, trimmed.dropFirst(digits.count).trimmingCharacters(in: .whitespaces))
    }
}
