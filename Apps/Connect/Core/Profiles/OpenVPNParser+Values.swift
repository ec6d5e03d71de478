// SPDX-License-Identifier: Apache-2.0

extension OpenVPNParser {
    /// A profile is for one tunnel of IP packets, to a server that proves who it is.
    static func checkKind(_ directives: [OpenVPNDirective]) throws(ProfileError) {
        let names = Set(directives.map(\.name))
        guard names.contains("client") || names.isSuperset(of: ["pull", "tls-client"]) else {
            throw ProfileError(.missingKey, line: 1, "there is no “client”")
        }
        guard !names.isDisjoint(with: ["ca", "pkcs12", "peer-fingerprint"]) else {
            throw ProfileError(
                .missingKey, line: 1, "there is no “ca”, so any server could pretend to be the right one")
        }
    }

    static func checkFile(_ name: String, _ directive: OpenVPNDirective) throws(ProfileError) {
        guard !name.isEmpty, !name.utf8.contains(UInt8(ascii: "/")), name != "..", name != ".", name != "stdin" else {
            throw ProfileError(
                .invalidValue, line: directive.line,
                "“\(name)” in \(directive.name) is not the name of a file beside the profile")
        }
    }

    /// A profile that comes from elsewhere must not send what lies beside it to its server.
    static func checkWholeness(_ directives: [OpenVPNDirective]) throws(ProfileError) {
        for directive in directives {
            guard case .file? = OpenVPNOption.named(directive.name), let name = directive.arguments.first else {
                continue
            }
            throw ProfileError(
                .unsupportedKey, line: directive.line,
                "the file “\(name)” has to stand in the profile, between <\(directive.name)> and </\(directive.name)>")
        }
    }

    static func checkValues(_ directive: OpenVPNDirective) throws(ProfileError) {
        let first = directive.arguments.first ?? ""
        let isGood =
            switch directive.name {
            case "dev", "dev-type": first.hasPrefix("tun")
            case "remote":
                !first.isEmpty && !first.contains(where: { $0.isWhitespace || $0 == "/" || $0 == "\"" })
                    && (directive.arguments.dropFirst().first.map(isPort) ?? true)
            case "port", "rport": isPort(first)
            case "lport": first == "0" || isPort(first)
            // The third value would be a file with secrets, or would ask for them.
            case "http-proxy", "socks-proxy": (1...2).contains(directive.arguments.count)
            default: true
            }
        guard isGood else {
            let text = ([directive.name] + directive.arguments).joined(separator: " ")
            throw ProfileError(.invalidValue, line: directive.line, "“\(text)” cannot be used")
        }
    }

    private static func isPort(_ text: String) -> Bool { Int(text).map { (1...65535).contains($0) } ?? false }

    static func remotes(of directives: [OpenVPNDirective]) throws(ProfileError) -> [String] {
        let usual = directives.last { $0.name == "port" || $0.name == "rport" }?.arguments.first ?? "1194"
        var remotes: [String] = []
        for directive in directives {
            let list = directive.name == "connection" ? directive.block : [directive]
            guard directive.name != "connection" || list.contains(where: { $0.name == "remote" }) else {
                throw ProfileError(.missingKey, line: directive.line, "this connection has no “remote”")
            }
            for remote in list where remote.name == "remote" {
                let host = remote.arguments[0]
                let port = remote.arguments.count > 1 ? remote.arguments[1] : usual
                remotes.append(host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)")
            }
        }
        return remotes
    }

    // MARK: Secrets

    static func secrets(
        of directives: [OpenVPNDirective], file: ((String) -> String?)?
    ) throws(ProfileError) -> [SecretName] {
        var names: [SecretName] = []
        if let user = directives.last(where: { $0.name == "auth-user-pass" }) {
            let lines = try text(of: user, file: file).split(whereSeparator: \.isNewline).count
            names += lines == 0 ? [.userName, .password] : lines == 1 ? [.password] : []
            if directives.contains(where: { $0.name == "static-challenge" }) { names.append(.challenge) }
        }
        if try isLocked(directives, file: file) { names.append(.keyPassphrase) }
        return names
    }

    private static func isLocked(
        _ directives: [OpenVPNDirective], file: ((String) -> String?)?
    ) throws(ProfileError) -> Bool {
        if let ask = directives.last(where: { $0.name == "askpass" }) {
            return try text(of: ask, file: file).isEmpty
        }
        if directives.contains(where: { $0.name == "pkcs12" }) { return true }
        guard let key = directives.last(where: { $0.name == "key" }) else { return false }
        let text = try text(of: key, file: file)
        return text.contains("BEGIN ENCRYPTED PRIVATE KEY") || text.contains("Proc-Type: 4,ENCRYPTED")
    }

    /// What stands in the option's block or file; nothing where it has neither.
    private static func text(
        of directive: OpenVPNDirective, file: ((String) -> String?)?
    ) throws(ProfileError) -> String {
        if let content = directive.content { return content }
        guard let name = directive.arguments.first else { return "" }
        guard let text = file?(name) else {
            throw ProfileError(
                .invalidValue, line: directive.line, "the file “\(name)” is not beside the profile, or cannot be read")
        }
        return text
    }
}
