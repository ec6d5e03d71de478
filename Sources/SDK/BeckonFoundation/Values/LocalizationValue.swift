// SPDX-License-Identifier: Apache-2.0

extension String {
    /// Text with values in it, kept apart so that a translation can move them; Foundation, since iOS 15.
    public struct LocalizationValue: Sendable, Hashable {
        /// The text with `%@`, `%lld`, `%lf` in the places of the values.
        package var key: String
        package var arguments: [LocalizationArgument]

        /// Text without values.
        public init(_ value: String) {
            key = value
            arguments = []
        }

        package init(key: String, arguments: [LocalizationArgument]) {
            self.key = key
            self.arguments = arguments
        }
    }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        let arguments = stringInterpolation.arguments
        self.init(
            key: arguments.isEmpty ? stringInterpolation.literal : stringInterpolation.format, arguments: arguments)
    }
}

extension String.LocalizationValue: Codable {
    private enum CodingKeys: String, CodingKey { case key, arguments }

    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            key: try members.decode(String.self, forKey: .key),
            arguments: try members.decode([LocalizationArgument].self, forKey: .arguments))
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(key, forKey: .key)
        try members.encode(arguments, forKey: .arguments)
    }
}
