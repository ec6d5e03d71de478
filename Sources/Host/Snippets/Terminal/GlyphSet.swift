// SPDX-License-Identifier: Apache-2.0

/// Which characters Beckon's own lines and symbols are made of; an app's text is never rewritten.
package enum GlyphSet: String, Sendable, Hashable {
    case unicode, ascii

    /// ASCII where the locale's encoding is not UTF-8, and on the Linux console, whose font has no symbols.
    package static func detect(environment: [String: String]) -> GlyphSet {
        let locale =
            ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let encoding = locale.lowercased().split(separator: ".").dropFirst().first?.prefix { $0 != "@" } ?? ""
        let isUTF8 = encoding == "utf-8" || encoding == "utf8"
        return isUTF8 && environment["TERM"] != "linux" ? .unicode : .ascii
    }
}
