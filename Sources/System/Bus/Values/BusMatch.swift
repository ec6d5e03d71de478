// SPDX-License-Identifier: Apache-2.0

/// Which messages to receive; what is nil is not looked at.
package struct BusMatch: Sendable, Hashable {
    package var sender: String?
    package var path: String?
    package var interface: String?
    package var member: String?
    /// The first argument, for signals that carry a name there.
    package var firstArgument: String?

    package init(
        sender: String? = nil, path: String? = nil, interface: String? = nil, member: String? = nil,
        firstArgument: String? = nil
    ) {
        self.sender = sender
        self.path = path
        self.interface = interface
        self.member = member
        self.firstArgument = firstArgument
    }

    /// The rule in the specification's spelling.
    var rule: String {
        let parts = [
            ("type", "signal"), ("sender", sender), ("path", path), ("interface", interface), ("member", member),
            ("arg0", firstArgument),
        ]
        return parts.compactMap { key, value in
            value.map {
                "\(key)='\($0.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
            }
        }.joined(separator: ",")
    }
}
