// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Testing

private let valid = "client\nremote vpn.example.org 1194\nca ca.crt\n"

private struct FaultCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let code: ProfileError.Code
    let line: Int

    init(_ name: String, _ text: String, _ code: ProfileError.Code, line: Int = 4) {
        (testDescription, self.text, self.code, self.line) = (name, text, code, line)
    }
}

private let refusedOptions = [
    "script-security 2", "up /etc/openvpn/update-resolv-conf", "down x", "route-up x", "route-pre-down x", "ipchange x",
    "iproute x", "plugin x.so", "learn-address x", "tls-verify x", "auth-user-pass-verify x via-file",
    "client-connect x", "client-disconnect x", "management /tmp/s unix", "management-client", "management-hold",
    "daemon", "inetd", "writepid /tmp/pid", "log /tmp/log", "log-append x", "syslog", "status /tmp/status",
    "config /etc/shadow", "cd /", "chroot /tmp", "user nobody", "group nogroup", "engine dynamic", "providers legacy",
    "pkcs11-providers x.so", "dev-node /dev/sda", "tmp-dir /", "mark 7", "replay-persist x", "tls-export-cert /tmp",
    "ifconfig-noexec", "secret static.key", "http-proxy-user-pass /etc/shadow", "capath /etc",
    "server 10.0.0.0 255.0.0.0",
    "mode server", "dns-updown x", "tls-crypt-v2-verify x", "lladdr 00:11:22:33:44:55",
]

private let faults: [FaultCase] =
    refusedOptions.map { FaultCase("an option that is refused: \($0)", valid + $0 + "\n", .unsupportedKey) } + [
        FaultCase("the same with hyphens", valid + "--up x\n", .unsupportedKey),
        FaultCase("the same in quotation marks", valid + "\"up\" x\n", .unsupportedKey),
        FaultCase("the same after a backslash", valid + "\\up x\n", .unsupportedKey),
        FaultCase("the same as an optional option", valid + "setenv opt up x\n", .unsupportedKey),
        FaultCase("the same, optional twice", valid + "setenv opt setenv opt up x\n", .unsupportedKey),
        FaultCase("the same, declared unknown", valid + "ignore-unknown-option up\nup x\n", .unsupportedKey, line: 5),
        FaultCase(
            "the same in a connection", valid + "<connection>\nremote a\nup x\n</connection>\n", .unsupportedKey,
            line: 6),
        FaultCase("the same as a block", valid + "<up>\nx\n</up>\n", .unsupportedKey),
        FaultCase(
            "the same after a block's end with a mark", valid + "<cert>\nx\n</cert>\u{301}\nup x\n", .unsupportedKey,
            line: 7),
        FaultCase("an unknown option", valid + "colour blue\n", .unknownKey),
        FaultCase("an option in capitals", valid + "Remote x\n", .unknownKey),
        FaultCase("an empty file", "", .missingKey, line: 1),
        FaultCase("no client", "remote a\nca c\n", .missingKey, line: 1),
        FaultCase("no authority", "client\nremote a\n", .missingKey, line: 1),
        FaultCase("no server", "client\nca c\n", .missingKey, line: 1),
        FaultCase("a connection without server", valid + "<connection>\nport 1\n</connection>\n", .missingKey),
        FaultCase("a server's port 0", valid + "remote a 0\n", .invalidValue),
        FaultCase("a server without name", valid + "remote\n", .invalidValue),
        FaultCase("a server's name with a blank", valid + "remote \"a b\"\n", .invalidValue),
        FaultCase("a tap device", valid + "dev tap0\n", .invalidValue),
        FaultCase("a file elsewhere", valid + "cert /etc/shadow\n", .invalidValue),
        FaultCase("a file above", valid + "key ../key\n", .invalidValue),
        FaultCase("a password file elsewhere", valid + "auth-user-pass /etc/shadow\n", .invalidValue),
        FaultCase("a password from standard input", valid + "askpass stdin\n", .invalidValue),
        FaultCase("a password file that is not there", valid + "auth-user-pass absent\n", .invalidValue),
        FaultCase("a proxy with a password file", valid + "http-proxy p 80 /etc/shadow\n", .invalidValue),
        FaultCase("a block without end", valid + "<key>\nabc\n", .malformedLine),
        FaultCase("a block that is none", valid + "<remote>\nabc\n</remote>\n", .malformedLine),
        FaultCase(
            "a connection in a connection", valid + "<connection>\nconnection x\n</connection>\n", .malformedLine,
            line: 5),
        FaultCase("an open quotation mark", valid + "setenv UV_A \"b\n", .malformedLine),
        FaultCase("a control character", valid + "setenv UV_A \u{7}\n", .malformedLine),
        FaultCase("a carriage return alone", valid + "setenv UV_A b\rup x\n", .malformedLine),
        FaultCase(
            "a line that OpenVPN would split", valid + "setenv UV_A " + String(repeating: "a", count: 250) + "\n",
            .malformedLine),
        FaultCase(
            "a block's line that OpenVPN would split",
            valid + "<cert>\n" + String(repeating: "a", count: 255) + "</cert>\n</cert>\n", .malformedLine, line: 5),
        FaultCase("too large", valid + String(repeating: "#", count: 1 << 20), .tooLarge, line: 1),
    ]

private struct SecretCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let secrets: [SecretName]

    init(_ name: String, _ text: String, _ secrets: [SecretName]) {
        (testDescription, self.text, self.secrets) = (name, text, secrets)
    }
}

private let lockedKey =
    "<key>\n-----BEGIN ENCRYPTED PRIVATE KEY-----\nMIH\n-----END ENCRYPTED PRIVATE KEY-----\n</key>\n"
private let oldLockedKey = "<key>\n-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n\nMIH\n</key>\n"

private let secretCases = [
    SecretCase("certificate and key", "<key>\n-----BEGIN PRIVATE KEY-----\nMIH\n</key>\n", []),
    SecretCase("user and password", "auth-user-pass\n", [.userName, .password]),
    SecretCase("user and password in the profile", "<auth-user-pass>\nada\nx\n</auth-user-pass>\n", []),
    SecretCase("the user in the profile", "<auth-user-pass>\nada\n</auth-user-pass>\n", [.password]),
    SecretCase("both in a file", "auth-user-pass both\n", []),
    SecretCase("the user in a file", "auth-user-pass user\n", [.password]),
    SecretCase(
        "a code", "auth-user-pass\nstatic-challenge \"Your code\" 1\n", [.userName, .password, .challenge]),
    SecretCase("a locked key", lockedKey, [.keyPassphrase]),
    SecretCase("a locked key of the old form", oldLockedKey, [.keyPassphrase]),
    SecretCase("a locked key in a file", "key locked\n", [.keyPassphrase]),
    SecretCase("a locked key with its passphrase", lockedKey + "askpass user\n", []),
    SecretCase("a key store", "pkcs12 store\n", [.keyPassphrase]),
    SecretCase("all", "auth-user-pass\n" + lockedKey, [.userName, .password, .keyPassphrase]),
]

private let files = ["both": "ada\nx\n", "user": "ada\n", "locked": lockedKey]

@Suite struct OpenVPNParserTests {
    @Test(arguments: faults) fileprivate func namesFaultAndLine(fault: FaultCase) throws {
        let error = #expect(throws: ProfileError.self) { try OpenVPNParser.parse(fault.text) { files[$0] } }
        #expect(error?.code == fault.code)
        #expect(error?.line == fault.line)
    }

    @Test(arguments: secretCases) fileprivate func knowsWhatAPersonHasToGive(secret: SecretCase) throws {
        let configuration = try OpenVPNParser.parse(valid + secret.text) { files[$0] }
        #expect(configuration.secrets == secret.secrets)
    }

    /// As providers and companies hand them out.
    @Test func readsFilesAsTheyAreHandedOut() throws {
        let text = """
            \u{FEFF}##############################################\r
            # Client-side OpenVPN 2.0 config file for Acme #\r
            ##############################################\r
            client\r
            dev tun\r
            ;dev-node MyTap\r
            proto udp\r
            remote vpn1.acme.example 1194\r
            remote vpn2.acme.example 443 tcp   # behind firewalls\r
            remote 2001:db8::1\r
            remote-random\r
            resolv-retry infinite\r
            nobind\r
            persist-key\r
            persist-tun\r
            remote-cert-tls server\r
            verify-x509-name "vpn acme" name\r
            cipher AES-256-GCM\r
            auth SHA256\r
            verb 3\r
            mute 20\r
            setenv opt block-outside-dns\r
            setenv opt something-new 1\r
            setenv CLIENT_CERT 0\r
            ignore-unknown-option newer\r
            newer option\r
            route 10.0.0.0 255.0.0.0\r
            key-direction 1\r
            <ca>\r
            -----BEGIN CERTIFICATE-----\r
            MIIB\r
            -----END CERTIFICATE-----\r
            </ca>\r
            <tls-auth>\r
            # 2048 bit OpenVPN static key\r
            -----BEGIN OpenVPN Static key V1-----\r
            </tls-auth>\r
            <connection>\r
            remote vpn3.acme.example 1195 udp\r
            connect-retry 1\r
            </connection>\r

            """
        let configuration = try OpenVPNParser.parse(text, path: "/p/acme.ovpn")
        #expect(
            configuration.remotes == [
                "vpn1.acme.example:1194", "vpn2.acme.example:443", "[2001:db8::1]:1194", "vpn3.acme.example:1195",
            ])
        #expect(configuration.secrets.isEmpty)
        #expect(
            configuration.directives.map(\.text).joined() == """
                client
                dev "tun"
                proto "udp"
                remote "vpn1.acme.example" "1194"
                remote "vpn2.acme.example" "443" "tcp"
                remote "2001:db8::1"
                remote-random
                nobind
                remote-cert-tls "server"
                verify-x509-name "vpn acme" "name"
                cipher "AES-256-GCM"
                auth "SHA256"
                route "10.0.0.0" "255.0.0.0"
                key-direction "1"
                <ca>
                -----BEGIN CERTIFICATE-----
                MIIB
                -----END CERTIFICATE-----
                </ca>
                <tls-auth>
                # 2048 bit OpenVPN static key
                -----BEGIN OpenVPN Static key V1-----
                </tls-auth>
                <connection>
                remote "vpn3.acme.example" "1195" "udp"
                </connection>

                """)
    }

    @Test func wordsAreOpenVPNs() throws {
        let text = valid + ##"verify-x509-name 'a "b\' "c \" d\\" \#e;f ;comment"## + "\n"
        let words = try OpenVPNParser.parse(text) { _ in nil }.directives.last
        #expect(words?.arguments == [##"a "b\"##, ##"c " d\"##, "#e;f"])
        #expect(words?.firstLine == ##"verify-x509-name "a \"b\\" "c \" d\\" "#e;f""##)
    }

    @Test func aProfileFromElsewhereUsesNoFiles() throws {
        let error = #expect(throws: ProfileError.self) { try OpenVPNParser.parse(valid) }
        #expect(error?.code == .unsupportedKey)
        #expect(error?.line == 3)
    }

    @Test func aKeyIsNeverShown() throws {
        let configuration = try OpenVPNParser.parse(
            valid + "<key>\nhidden\n</key>\n<auth-user-pass>\na\nhidden\n</auth-user-pass>\n"
        ) { _ in nil }
        var dumped = ""
        dump(configuration, to: &dumped)
        for text in [String(describing: configuration), String(reflecting: configuration), dumped] {
            #expect(!text.contains("hidden"))
        }
    }
}
