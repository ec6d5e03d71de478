// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads the `.conf` format of wg(8) and wg-quick(8).
///
/// Commands (`PreUp`, `PostUp` …) are refused: a profile must not run programs as the service.
package enum WireGuardParser {
    enum Section { case interface, peer }

    /// One section as it was written: its first line, and the values with their lines.
    struct Block {
        let section: Section
        let line: Int
        var values: [(key: String, value: String, line: Int)] = []
    }

    private static let interfaceKeys: Set = ["privatekey", "address", "listenport", "dns", "mtu", "fwmark"]
    private static let peerKeys: Set = ["publickey", "presharedkey", "allowedips", "endpoint", "persistentkeepalive"]
    private static let listKeys: Set = ["address", "dns", "allowedips"]
    private static let refusedKeys: Set = ["preup", "postup", "predown", "postdown", "table", "saveconfig"]

    /// - Throws: ``ProfileError``, in which no key is repeated.
    package static func parse(_ text: String) throws(ProfileError) -> WireGuardConfiguration {
        guard text.utf8.count <= 1 << 20 else {
            throw ProfileError(.tooLarge, line: 1, "the file is larger than 1 MiB")
        }
        let blocks = try blocks(of: text)
        let interfaces = blocks.filter { $0.section == .interface }
        guard let first = interfaces.first else {
            throw ProfileError(.missingSection, line: 1, "there is no [Interface] section")
        }
        guard interfaces.count == 1 else {
            throw ProfileError(.repeatedKey, line: interfaces[1].line, "there is a second [Interface] section")
        }
        let interface = try interface(first)
        var peers: [WireGuardConfiguration.Peer] = []
        for block in blocks where block.section == .peer { peers.append(try peer(block)) }
        guard !peers.isEmpty else {
            throw ProfileError(.missingSection, line: first.line, "there is no [Peer] section, so no server")
        }
        return WireGuardConfiguration(interface: interface, peers: peers)
    }

    private static func blocks(of text: String) throws(ProfileError) -> [Block] {
        var blocks: [Block] = []
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, whole) in lines.enumerated() {
            let number = index + 1
            let line = whole.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces.union(["\u{FEFF}"]))
            if line.isEmpty { continue }
            switch line.lowercased() {
            case "[interface]": blocks.append(Block(section: .interface, line: number))
            case "[peer]": blocks.append(Block(section: .peer, line: number))
            case let other where other.hasPrefix("["):
                throw ProfileError(.unknownSection, line: number, "“\(line)” is not [Interface] or [Peer]")
            default:
                guard !blocks.isEmpty else {
                    throw ProfileError(.malformedLine, line: number, "there is a value before the first section")
                }
                try add(line, number, to: &blocks[blocks.count - 1])
            }
        }
        return blocks
    }

    private static func add(_ line: String, _ number: Int, to block: inout Block) throws(ProfileError) {
        let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0].trimmingCharacters(in: .whitespaces)
        guard parts.count == 2, !name.isEmpty else {
            throw ProfileError(.malformedLine, line: number, "this is not of the form “Key = value”")
        }
        let key = name.lowercased()
        if refusedKeys.contains(key) {
            throw ProfileError(
                .unsupportedKey, line: number, "\(name) is not supported: a profile cannot run commands or pick tables")
        }
        guard (block.section == .interface ? interfaceKeys : peerKeys).contains(key) else {
            let section = block.section == .interface ? "[Interface]" : "[Peer]"
            throw ProfileError(.unknownKey, line: number, "\(section) has no key “\(name)”")
        }
        if !listKeys.contains(key), block.values.contains(where: { $0.key == key }) {
            throw ProfileError(.repeatedKey, line: number, "\(name) is given twice")
        }
        let value = parts[1].trimmingCharacters(in: .whitespaces)
        guard !value.isEmpty else { throw ProfileError(.invalidValue, line: number, "\(name) has no value") }
        block.values.append((key, value, number))
    }
}
