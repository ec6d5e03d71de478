// SPDX-License-Identifier: Apache-2.0

/// A kind of request that apps handle, by the class that `IntentsSupported` names.
struct RequestKind: Sendable, Hashable {
    /// Such as `INSendMessageIntent`.
    let name: String

    /// Whether a person's words name it: the class, or what its name says, such as “send message”.
    func isMeant(by words: String) -> Bool {
        let wanted = Self.plain(words)
        return wanted == name.lowercased() || wanted == Self.plain(spoken)
    }

    /// Whether it is named as SiriKit names its requests.
    var isSiriKits: Bool { name.wholeMatch(of: /IN[A-Z][A-Za-z]+Intent/) != nil }

    private var spoken: String {
        let end = name.hasSuffix("Intent") ? name.dropLast(6) : name[...]
        return String(isSiriKits ? end.dropFirst(2) : end)
    }

    private static func plain(_ words: String) -> String {
        String(words.lowercased().filter { !" -_".contains($0) })
    }
}
