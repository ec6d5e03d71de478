// SPDX-License-Identifier: Apache-2.0

extension Unicode.Scalar {
    /// Whether a person who reads it sees it: it steers no terminal, breaks no line, turns no direction, hides nothing.
    var showsItself: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: false
        default: true
        }
    }
}
