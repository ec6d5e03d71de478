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
