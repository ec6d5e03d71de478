// SPDX-License-Identifier: Apache-2.0

extension String.LocalizationValue {
    /// A value that is filled in later, such as the count in a type's numeric format; Foundation, since iOS 15.4.
    public enum Placeholder: Hashable, Sendable {
        case int, uint, float, double, object

        /// The specifier in a key, and the value that stands in until the real one is known.
        fileprivate var standIn: (specifier: String, argument: LocalizationArgument) {
            switch self {
            case .int: ("%lld", .integer(0))
            case .uint: ("%llu", .unsigned(0))
            case .float: ("%f", .number(0))
            case .double: ("%lf", .number(0))
            case .object: ("%@", .text(""))
            }
        }
    }
}

extension String.LocalizationValue.StringInterpolation {
    /// The place of a value that is filled in later.
    public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
        append(placeholder.standIn.argument, specifier: placeholder.standIn.specifier)
    }

    /// The place of a value that is filled in later, with a format specifier such as `%03lld`.
    public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder, specifier: String) {
        append(placeholder.standIn.argument, specifier: specifier)
    }
}
