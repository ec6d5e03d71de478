// SPDX-License-Identifier: Apache-2.0

/// One line of OpenVPN's management interface, as far as it matters here.
enum ManagementLine: Sendable, Hashable {
    /// OpenVPN waits for `hold release`.
    case hold
    /// The state's name, and the fields after it: a description, the address in the tunnel, the server's address and port.
    case state(String, [String])
    /// Asks for what `subject` needs: whether a user name, and the server's question, where it has one.
    case secretNeeded(subject: String, asksForUser: Bool, asksChallenge: Bool)
    /// What was given for `subject` was refused; with a further question of the server, where it has one.
    case secretRefused(subject: String, asksFurther: Bool)
    /// OpenVPN is about to end.
    case fatal(String)
    case log(String)
    /// Bytes from and to the server.
    case bytes(received: UInt64, sent: UInt64)
    /// Bytes from the server that are proved to be its own, as they stand now.
    case proved(UInt64)
    /// The interface has been configured, or will be closed; its variables follow.
    case interface(isUp: Bool)
    case variable(name: String, value: String)
    case variablesEnd
    case other

    init(parsing text: String) {
        let proved = "Auth read bytes,"
        if text.hasPrefix(proved), let number = UInt64(text.dropFirst(proved.count)) {
            self = .proved(number)
            return
        }
        guard text.hasPrefix(">"), let colon = text.firstIndex(of: ":") else {
            self = .other
            return
        }
        let body = String(text[text.index(after: colon)...])
        switch text[text.index(after: text.startIndex)..<colon] {
        case "HOLD": self = .hold
        case "STATE": self = Self.state(body)
        case "PASSWORD": self = Self.password(body)
        case "FATAL": self = .fatal(body)
        // The time and the flags come first; the text may hold commas.
        case "LOG":
            self = .log(
                body.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false).last.map(String.init) ?? "")
        case "BYTECOUNT": self = Self.bytes(body)
        case "UPDOWN": self = Self.interface(body)
        default: self = .other
        }
    }

    private static func state(_ body: String) -> ManagementLine {
        let fields = body.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        return fields.count > 1 ? .state(fields[1], Array(fields.dropFirst(2))) : .other
    }

    /// Such as `Need 'Auth' username/password SC:1,Your code` or `Verification Failed: 'Auth' ['CRV1:…']`.
    private static func password(_ body: String) -> ManagementLine {
        let parts = body.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3 else { return .other }
        switch parts[0] {
        case "Need ":
            return .secretNeeded(
                subject: parts[1], asksForUser: parts[2].contains("username"), asksChallenge: parts[2].contains(" SC:"))
        case "Verification Failed: ":
            return .secretRefused(subject: parts[1], asksFurther: parts[2].contains("CRV1:"))
        default: return .other
        }
    }

    private static func bytes(_ body: String) -> ManagementLine {
        let numbers = body.split(separator: ",").compactMap { UInt64($0) }
        return numbers.count == 2 ? .bytes(received: numbers[0], sent: numbers[1]) : .other
    }

    private static func interface(_ body: String) -> ManagementLine {
        switch body {
        case "UP": return .interface(isUp: true)
        case "DOWN": return .interface(isUp: false)
        case "ENV,END": return .variablesEnd
        default:
            let parts = body.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard body.hasPrefix("ENV,"), parts.count == 2 else { return .other }
            return .variable(name: String(parts[0].dropFirst(4)), value: String(parts[1]))
        }
    }
}
