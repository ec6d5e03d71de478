// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Gives a request the values that came with the call.
enum RequestArguments {
    /// - Throws: `ActionFailure` that names the parameter.
    static func fill(_ intent: INIntent, from arguments: [String: JSONValue]) throws {
        let fields = type(of: intent)._fields
        for (name, argument) in arguments where !argument.isNull {
            guard let field = fields.first(where: { $0.name == name }) else {
                let known = fields.map(\.name).joined(separator: ", ")
                throw ActionFailure(
                    .invalidValue,
                    "There is no parameter “\(name)”. \(known.isEmpty ? "There are none." : "There are: \(known).")",
                    parameter: name)
            }
            guard let value = field.type._read(_INSource(argument)) else { throw invalid(argument, for: field) }
            intent._values[name] = value
        }
    }

    /// The failure of a value that the parameter cannot take.
    static func invalid(_ argument: JSONValue, for field: _INField) -> ActionFailure {
        let text =
            argument.stringValue ?? (try? argument.serialized()).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return ActionFailure(
            .invalidValue, RequestWords.current.cannotBe.filled(field.title, String(text.prefix(60))),
            parameter: field.name)
    }
}
