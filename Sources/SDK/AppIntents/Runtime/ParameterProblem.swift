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

/// Whether a parameter was given a value; a default alone leaves it unset.
package enum ParameterState: Sendable, Hashable {
    case unset
    case set
}
