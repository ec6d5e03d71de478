// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// A value type that the wire knows: how it is described, written and read.
package protocol IntentValueCoding: _IntentValue {
    static var schemaType: BeckonSchema.ValueType { get }

    var encoded: IntentValue { get }

    /// Reads the value, resolving text that a person said.
    /// - Throws: `ParameterProblem`, or what a query of the author's throws.
    static func decode(_ value: IntentValue, in scope: ValueScope) async throws -> Self
}

/// What a parameter knows that helps to read its value.
package struct ValueScope: Sendable {
    /// The parameter's own query, in place of its entity's default one.
    var query: (any EntityQuery)?
    /// Names of true and false.
    var booleanNames: [String] = []
    /// Uniform types that a file may have; empty is any.
    var contentTypes: [UTType] = []

    package init() {}
}

extension ParameterProblem {
    /// The problem of a value that has another type than the parameter.
    static func expected(_ what: String, _ value: IntentValue) -> ParameterProblem {
        let shown = (try? value.json.serialized()).map { String(decoding: $0.prefix(60), as: UTF8.self) } ?? "this"
        return .invalid("“\(shown)” is not \(what).")
    }
}
