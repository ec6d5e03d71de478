// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads the `.conf` format of wg(8) and wg-quick(8).
///
/// Commands (`PreUp`, `PostUp` …) are refused: a profile must not run programs as the service.
package struct WireGuardParser {
    private enum Section { case interface, peer }

    /// One section as it was written: its first line, and the values with their lines.
    private struct Block {
        let section: Section
        let line: Int
        var values: [(key: String, value: String, line: Int)] = []
    }

    private static let interfaceKeys: Set = ["privatekey", "address", "listenport", "dns", "mtu", "fwmark"]
    private static let peerKeys: Set = ["publickey", "presharedkey", "allowedips", "endpoint", "persistentkeepalive"]
    private static let listKeys: Set = ["address", "dns", "allowedips"]
    private static let refusedKeys: Set = ["preup", "postup", "predown", "postdown", "table", "saveconfig"]

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

    // MARK: Lines

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

    // MARK: Sections

    private static func interface(_ block: Block) throws(ProfileError) -> WireGuardConfiguration.Interface {
        guard let key = block.values.first(where: { $0.key == "privatekey" }) else {
            throw ProfileError(.missingKey, line: block.line, "[Interface] has no PrivateKey")
        }
        var result = WireGuardConfiguration.Interface(privateKey: try self.key(key.value, "PrivateKey", key.line))
        for (key, value, line) in block.values {
            switch key {
            case "address": result.addresses += try ranges(value, "Address", line)
            case "dns": result.dnsServers += items(value)
            case "listenport": result.listenPort = try number(value, "ListenPort", 0...65535, line)
            case "mtu": result.mtu = try number(value, "MTU", 576...65535, line)
            case "fwmark": result.firewallMark = try mark(value, line)
            default: break
            }
        }
        return result
    }

    private static func peer(_ block: Block) throws(ProfileError) -> WireGuardConfiguration.Peer {
        guard let key = block.values.first(where: { $0.key == "publickey" }) else {
            throw ProfileError(.missingKey, line: block.line, "[Peer] has no PublicKey")
        }
        var result = WireGuardConfiguration.Peer(publicKey: try self.key(key.value, "PublicKey", key.line))
        for (key, value, line) in block.values {
            switch key {
            case "presharedkey": result.presharedKey = try self.key(value, "PresharedKey", line)
            case "allowedips": result.allowedAddresses += try ranges(value, "AllowedIPs", line)
            case "endpoint": result.endpoint = try endpoint(value, line)
            case "persistentkeepalive":
                result.persistentKeepalive =
                    value.lowercased() == "off" ? 0 : try number(value, "PersistentKeepalive", 0...65535, line)
            default: break
            }
        }
        return result
    }

    // MARK: Values

    private static func items(_ value: String) -> [String] {
        value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private static func key(_ value: String, _ name: String, _ line: Int) throws(ProfileError) -> WireGuardKey {
        guard let key = WireGuardKey(base64: value) else {
            throw ProfileError(
                .invalidValue, line: line, "\(name) is not a WireGuard key: 44 characters that end with “=”")
        }
        return key
    }

    private static func ranges(_ value: String, _ name: String, _ line: Int) throws(ProfileError) -> [AddressRange] {
        var ranges: [AddressRange] = []
        for item in items(value) {
            guard let range = AddressRange(item) else {
                throw ProfileError(
                    .invalidValue, line: line, "“\(item)” in \(name) is not an address such as 10.0.0.2/24")
            }
            ranges.append(range)
        }
        return ranges
    }

    private static func number<Number: FixedWidthInteger>(
        _ value: String, _ name: String, _ range: ClosedRange<Int>, _ line: Int
    ) throws(ProfileError) -> Number {
        guard let number = Int(value), range.contains(number), let result = Number(exactly: number) else {
            throw ProfileError(
                .invalidValue, line: line,
                "“\(value)” in \(name) is not a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return result
    }

    private static func mark(_ value: String, _ line: Int) throws(ProfileError) -> UInt32? {
        let text = value.lowercased()
        if text == "off" { return nil }
        let number = text.hasPrefix("0x") ? UInt32(text.dropFirst(2), radix: 16) : UInt32(text)
        guard let number else {
            throw ProfileError(.invalidValue, line: line, "“\(value)” in FwMark is not a number of 32 bits")
        }
        return number == 0 ? nil : number
    }

    private static func endpoint(_ value: String, _ line: Int) throws(ProfileError) -> WireGuardConfiguration.Endpoint {
        let parts = value.split(separator: ":", omittingEmptySubsequences: false)
        let host = parts.dropLast().joined(separator: ":")
        let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
        let bare = isBracketed ? String(host.dropFirst().dropLast()) : host
        let isAddress = AddressRange.family(of: bare) == true
        guard parts.count >= 2, !bare.isEmpty, isBracketed == isAddress, !bare.contains(where: \.isWhitespace) else {
            throw ProfileError(
                .invalidValue, line: line,
                "“\(value)” in Endpoint is not a server and port such as vpn.example.org:51820 or [2001:db8::1]:51820")
        }
        return .init(host: bare, port: try number(String(parts[parts.count - 1]), "Endpoint", 1...65535, line))
    }
}
