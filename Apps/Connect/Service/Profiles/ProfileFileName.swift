// SPDX-License-Identifier: Apache-2.0
package import ConnectCore
import Foundation

/// The name of a file that somebody wants to add, made safe to be the name of one here.
package struct ProfileFileName: Sendable, Hashable {
    /// Characters of a name: as many as people can tell apart in a list.
    private static let limit = 60
    private static let allowed: Set<Character> = ["-", "_", ".", "+", "@", " "]

    /// Without ending; letters, digits and a few signs.
    package let name: String
    /// In small letters.
    package let ending: String

    /// - Parameter text: as it came; folders before the name are dropped.
    /// - Throws: ``ConnectFailure/Code/invalidProfile`` where nothing is left of it.
    package init(_ text: String) throws(ConnectFailure) {
        let last = text.split(separator: "/").last ?? ""
        guard let dot = last.lastIndex(of: ".") else {
            throw ConnectFailure(.invalidProfile, "The file's name has no ending that tells its kind")
        }
        ending = last[last.index(after: dot)...].lowercased()
        let safe = last[..<dot].map { sign in
            sign.isLetter || sign.isNumber || Self.allowed.contains(sign) ? sign : "-"
        }
        // A name that begins with a dot would be hidden; one that begins with a line is an option to programs.
        // What looks the same is the same name, however its marks are written.
        let name = String(safe.drop { " .-".contains($0) }.prefix(Self.limit)).trimmed
            .precomposedStringWithCanonicalMapping
        guard name.contains(where: { $0.isLetter || $0.isNumber }), name.utf8.count <= 200 else {
            throw ConnectFailure(.invalidProfile, "The file needs a name of letters or digits before its ending")
        }
        self.name = name
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
