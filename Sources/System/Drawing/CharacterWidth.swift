// SPDX-License-Identifier: Apache-2.0
internal import CPango

extension Character {
    /// The columns that terminals give to the character: 0, 1 or 2.
    package var columns: Int {
        // An emoji variation selector makes a narrow symbol wide; a joined sequence is drawn as its first part.
        if unicodeScalars.dropFirst().contains("\u{FE0F}") { return 2 }
        return unicodeScalars.lazy.map(\.columns).first { $0 > 0 } ?? 0
    }
}

extension Unicode.Scalar {
    fileprivate var columns: Int {
        if g_unichar_iszerowidth(value) != 0 { return 0 }
        return g_unichar_iswide(value) != 0 ? 2 : 1
    }
}
