// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// Why a value offered for a parameter could not become its value.
package enum ParameterProblem: Error, Sendable, Hashable {
    /// What was said fits several; the answer to a choice among them is assigned as `.string(option.id)`.
    case ambiguous([ChoiceOption])
    /// Nothing answers to this text.
    case notFound(String)
    /// The value has the wrong type, or is out of range; the message says what would do.
    case invalid(String)
}

extension ParameterProblem {
    /// The problem of a value that has another type than the parameter.
    static func expected(_ what: String, _ value: IntentValue) -> ParameterProblem {
        let json = value.json
        let text = json.stringValue ?? (try? json.serialized()).map { String(decoding: $0, as: UTF8.self) } ?? "this"
        let shown = text.prefix(60)
        return .invalid("“\(shown)” is not \(what).")
    }
}
