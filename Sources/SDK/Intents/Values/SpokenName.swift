// SPDX-License-Identifier: Apache-2.0

/// Names of the code as people read and say them.
package enum SpokenName {
    /// `audioCall` as “Audio Call”, `INCallAudioRoute` without its prefix.
    package static func title(_ name: String) -> String {
        var words = ""
        var previous: Character = " "
        for character in name {
            if character.isUppercase, previous.isLowercase || previous.isNumber { words.append(" ") }
            words.append(words.isEmpty ? Character(character.uppercased()) : character)
            previous = character
        }
        return words
    }

    package static func withoutPrefix(_ type: String) -> String {
        type.hasPrefix("IN") ? String(type.dropFirst(2)) : type
    }

    /// The text without case and spaces, for comparing what is said with a name.
    package static func folded(_ text: String) -> String { text.lowercased().filter { !$0.isWhitespace } }
}
