// SPDX-License-Identifier: Apache-2.0

/// The command line at the cursor, as bash hands it over: there `--name=value` comes as three words.
struct CompletionLine: Sendable, Hashable {
    /// Whole words between the program's name and the cursor.
    let before: ArraySlice<String>
    /// What is typed of the word, or of the value, under the cursor.
    let current: String
    /// The option whose value stands under the cursor, without dashes.
    let option: String?

    init(words: [String], index: Int) {
        var joined: [String] = []
        for (position, word) in words.prefix(min(max(0, index), words.count) + 1).enumerated() {
            let follows = joined.last.map { $0.hasPrefix("--") && $0.hasSuffix("=") } ?? false
            if word == "=", position > 1, joined.last?.hasPrefix("--") == true {
                joined[joined.count - 1] += "="
            } else if follows {
                joined[joined.count - 1] += word
            } else {
                joined.append(word)
            }
        }
        let last = index < words.count ? joined.popLast() ?? "" : ""
        before = joined.dropFirst()
        if last.hasPrefix("--"), let sign = last.firstIndex(of: "=") {
            option = String(last[..<sign].dropFirst(2))
            current = String(last[last.index(after: sign)...])
        } else {
            current = last
            option = before.last.flatMap { $0.hasPrefix("--") && !$0.contains("=") ? String($0.dropFirst(2)) : nil }
        }
    }
}
