// SPDX-License-Identifier: Apache-2.0

/// A text for people, in the language that the definition is written in.
package struct Words: Sendable, Hashable {
    package let text: String
    /// Names the text in the tables of other languages.
    package let key: String?
    package let line: Int

    /// The names in its `${…}`, each once, in order; of `${a.b}` both.
    var tokens: [String] {
        var found: [String] = []
        for match in text.matches(of: /\$\{([^}]*)\}/) where !found.contains(String(match.1)) {
            found.append(String(match.1))
        }
        return found
    }

    /// The properties that its tokens begin with.
    var mentioned: [String] {
        tokens.reduce(into: []) { names, token in
            let name = String(token.prefix { $0 != "." })
            if !names.contains(name) { names.append(name) }
        }
    }
}
