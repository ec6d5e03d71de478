// SPDX-License-Identifier: Apache-2.0
import Foundation

extension WireGuardParser {
    static func items(_ value: String) -> [String] {
        value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    static func nameServerWords(_ value: String, _ line: Int) throws(ProfileError) -> [String] {
        let words = items(value)
        for word in words where AddressRange.family(of: word) == nil && !NameServers.isDomain(word) {
            throw ProfileError(.invalidValue, line: line, "“\(word)” in DNS is neither an address nor a domain")
        }
        return words
    }

    static func key(_ value: String, _ name: String, _ line: Int) throws(ProfileError) -> WireGuardKey {
        guard let key = WireGuardKey(base64: value) else {
            throw ProfileError(
                .invalidValue, line: line, "\(name) is not a WireGuard key: 44 characters that end with “=”")
        }
        return key
    }

    static func ranges(_ value: String, _ name: String, _ line: Int) throws(ProfileError) -> [AddressRange] {
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

    static func number<Number: FixedWidthInteger>(
        _ value: String, _ name: String, _ range: ClosedRange<Int>, _ line: Int
    ) throws(ProfileError) -> Number {
        guard let number = Int(value), range.contains(number), let result = Number(exactly: number) else {
            throw ProfileError(
                .invalidValue, line: line,
                "“\(value)” in \(name) is not a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return result
    }

    static func mark(_ value: String, _ line: Int) throws(ProfileError) -> UInt32? {
        let text = value.lowercased()
        if text == "off" { return nil }
        let number = text.hasPrefix("0x") ? UInt32(text.dropFirst(2), radix: 16) : UInt32(text)
        guard let number else {
            throw ProfileError(.invalidValue, line: line, "“\(value)” in FwMark is not a number of 32 bits")
        }
        return number == 0 ? nil : number
    }

    static func endpoint(_ value: String, _ line: Int) throws(ProfileError) -> WireGuardConfiguration.Endpoint {
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
