// SPDX-License-Identifier: Apache-2.0

/// Whether a parameter was given a value; a default alone leaves it unset.
package enum ParameterState: Sendable, Hashable {
    case unset
    case set
}
