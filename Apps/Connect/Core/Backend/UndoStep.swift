// SPDX-License-Identifier: Apache-2.0

/// Something done to the machine, described so that a later process can undo it.
package enum UndoStep: Sendable, Hashable, Codable {
    case interface(name: String)
    /// A program whose environment holds the mark.
    case program(name: String, mark: String)
    /// A rule of policy routing, in the words of ip-rule(8).
    case rule(isIPv6: Bool, words: [String])
    case file(path: String)
    /// What the program resolvconf was told for an interface.
    case nameServers(interface: String)
    /// A connection that NetworkManager was asked to activate.
    case activeConnection(uuid: String)
    /// A kernel setting, with the value that it had.
    case setting(path: String, value: String)
}
