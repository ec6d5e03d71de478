// SPDX-License-Identifier: Apache-2.0

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
