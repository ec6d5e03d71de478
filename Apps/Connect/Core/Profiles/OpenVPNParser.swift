// SPDX-License-Identifier: Apache-2.0

/// Reads the `.ovpn` format of openvpn(8), as far as a client's profile may use it.
///
/// What would run programs, load code, write files or leave the profile's folder is refused; so is what is unknown,
/// since OpenVPN runs with the service's rights.
package enum OpenVPNParser {
    /// - Parameters:
    ///   - path: the file, for the configuration.
    ///   - file: reads a file beside the profile; nil for a profile that has to hold everything itself.
    package static func parse(
        _ text: String, path: String = "", file: ((String) -> String?)? = nil
    ) throws(ProfileError) -> OpenVPNConfiguration {
        guard text.utf8.count <= 1 << 20 else {
            throw ProfileError(.tooLarge, line: 1, "the file is larger than 1 MiB")
        }
        let directives = try directives(of: OpenVPNScanner(text), isBlock: false)
        try checkKind(directives)
        if file == nil { try checkWholeness(directives) }
        let remotes = try remotes(of: directives)
        guard !remotes.isEmpty else {
            throw ProfileError(.missingKey, line: 1, "there is no “remote”, so no server")
        }
        return OpenVPNConfiguration(
            path: path, remotes: remotes, secrets: try secrets(of: directives, file: file), directives: directives)
    }

    private static func directives(
        of scanner: OpenVPNScanner, isBlock: Bool
    ) throws(ProfileError) -> [OpenVPNDirective] {
        var scanner = scanner
        var tolerated: Set<String> = []
        var kept: [OpenVPNDirective] = []
        while var directive = try scanner.directive() {
            var isOptional = false
            // The words after `setenv opt` are an option that may be unknown.
            while directive.name == "setenv", directive.arguments.first == "opt" {
                let words = directive.arguments.dropFirst()
                directive = OpenVPNDirective(words.first ?? "opt", Array(words.dropFirst()), line: directive.line)
                isOptional = true
            }
            if directive.name == "ignore-unknown-option" { tolerated.formUnion(directive.arguments) }
            guard let option = OpenVPNOption.named(directive.name) else {
                if isOptional || tolerated.contains(directive.name) { continue }
                throw ProfileError(
                    .unknownKey, line: directive.line, "“\(directive.name)” is no option of a client's profile")
            }
            guard let usable = try use(directive, option, isBlock: isBlock) else { continue }
            guard usable.firstLine.utf8.count <= OpenVPNScanner.longestLine else {
                throw ProfileError(.malformedLine, line: usable.line, "\(usable.name) is too long for OpenVPN")
            }
            kept.append(usable)
        }
        return kept
    }

    private static func use(
        _ directive: OpenVPNDirective, _ option: OpenVPNOption, isBlock: Bool
    ) throws(ProfileError) -> OpenVPNDirective? {
        switch option {
        case .dropped: return nil
        case .refused(let reason):
            throw ProfileError(.unsupportedKey, line: directive.line, "\(directive.name) is not supported: \(reason)")
        case .file:
            if directive.content == nil, let name = directive.arguments.first { try checkFile(name, directive) }
            return directive
        case .kept:
            if directive.name == "connection" { return try connection(directive, isBlock: isBlock) }
            guard directive.content == nil || ["peer-fingerprint", "verify-hash"].contains(directive.name) else {
                throw ProfileError(.malformedLine, line: directive.line, "<\(directive.name)> is not a block")
            }
            // Other variables are for scripts, which there are none of.
            if directive.name == "setenv", directive.arguments.first?.hasPrefix("UV_") != true { return nil }
            try checkValues(directive)
            return directive
        }
    }

    private static func connection(
        _ directive: OpenVPNDirective, isBlock: Bool
    ) throws(ProfileError) -> OpenVPNDirective {
        guard let content = directive.content, !isBlock else {
            throw ProfileError(.malformedLine, line: directive.line, "a connection is a block of its own")
        }
        let scanner = OpenVPNScanner(content, firstNumber: directive.line + 1)
        let block = try directives(of: scanner, isBlock: true)
        return OpenVPNDirective("connection", line: directive.line, block: block)
    }
}
