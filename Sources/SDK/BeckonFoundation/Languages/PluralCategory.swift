// SPDX-License-Identifier: Apache-2.0

/// A plural form of Unicode's language data (UTS 35, part 3).
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    case zero, one, two, few, many, other
}
