// SPDX-License-Identifier: Apache-2.0
import Foundation

extension String {
    /// The text as people compare it: without case, accents and blanks around it.
    package var folded: String {
        trimmingCharacters(in: .whitespaces).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
