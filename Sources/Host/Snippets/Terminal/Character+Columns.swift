// SPDX-License-Identifier: Apache-2.0
internal import CWideText
internal import Glibc

extension Character {
    /// The columns that terminals give to the character: 0, 1 or 2.
    package var columns: Int {
        if isASCII { return 1 }
        // An emoji variation selector makes a narrow symbol wide; a joined sequence is drawn as its first part.
        if unicodeScalars.dropFirst().contains("\u{FE0F}") { return 2 }
        let before = uselocale(Self.textLocale)
        defer { uselocale(before) }
        return unicodeScalars.lazy.map { max(Int(wcwidth(wchar_t($0.value))), 0) }.first { $0 > 0 } ?? 0
    }

    /// A handle that is made once and never changed or freed, so every thread may use it.
    nonisolated(unsafe) private static let textLocale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
}
