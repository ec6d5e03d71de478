// SPDX-License-Identifier: Apache-2.0

/// What becomes of an option that a profile holds.
enum OpenVPNOption: Sendable {
    /// Handed to OpenVPN.
    case kept
    /// Handed to OpenVPN; its first value is a file in the profile's folder, or stands in the profile itself.
    case file
    /// Of no use here, or decided by the service: left out.
    case dropped
    /// Not allowed, because it would do this.
    case refused(String)

    /// - Returns: nil for what no client's profile holds.
    static func named(_ name: String) -> OpenVPNOption? {
        if keptNames.contains(name) { return .kept }
        if fileNames.contains(name) { return .file }
        if droppedNames.contains(name) { return .dropped }
        if let reason = reasons[name] { return .refused(reason) }
        return name.hasPrefix("management") ? .refused("only the service steers OpenVPN") : nil
    }

    private static let keptNames: Set = [
        "client", "pull", "tls-client", "remote", "connection", "remote-random", "proto", "port", "rport", "lport",
        "nobind", "bind", "local", "float", "dev", "dev-type", "topology", "ifconfig", "ifconfig-ipv6", "tun-ipv6",
        "http-proxy", "http-proxy-option", "socks-proxy", "proto-force",
        "route", "route-ipv6", "route-gateway", "route-ipv6-gateway", "route-metric", "route-nopull", "pull-filter",
        "redirect-gateway", "redirect-private", "block-ipv6", "dhcp-option", "dns", "allow-pull-fqdn",
        "cipher", "data-ciphers", "data-ciphers-fallback", "ncp-ciphers", "ncp-disable", "auth", "keysize",
        "tls-cipher", "tls-ciphersuites", "tls-groups", "tls-cert-profile", "tls-version-min", "tls-version-max",
        "ecdh-curve", "key-direction", "remote-cert-tls", "remote-cert-ku", "remote-cert-eku", "ns-cert-type",
        "verify-x509-name", "verify-hash", "peer-fingerprint", "x509-username-field", "compat-mode",
        "static-challenge", "auth-nocache", "auth-token", "auth-token-user", "push-peer-info", "setenv",
        "compress", "comp-lzo", "comp-noadapt", "allow-compression",
        "keepalive", "ping", "ping-restart", "ping-exit", "ping-timer-rem", "explicit-exit-notify", "inactive",
        "session-timeout", "tls-timeout", "hand-window", "tran-window", "reneg-sec", "reneg-bytes", "reneg-pkts",
        "tun-mtu", "tun-mtu-extra", "tun-mtu-max", "link-mtu", "mssfix", "fragment", "mtu-disc", "mtu-test", "sndbuf",
        "rcvbuf", "txqueuelen", "socket-flags", "passtos", "fast-io", "replay-window", "mute-replay-warnings",
        "disable-occ", "tcp-nodelay", "opt-verify", "single-session", "multihome", "allow-recursive-routing",
    ]

    private static let fileNames: Set = [
        "ca", "cert", "key", "pkcs12", "extra-certs", "crl-verify", "tls-auth", "tls-crypt", "tls-crypt-v2",
        "auth-user-pass", "askpass",
    ]

    private static let droppedNames: Set = [
        "verb", "mute", "suppress-timestamps", "machine-readable-output", "persist-tun", "persist-key",
        "persist-local-ip", "persist-remote-ip", "resolv-retry", "connect-retry", "connect-retry-max",
        "connect-timeout", "server-poll-timeout", "auth-retry", "mlock", "nice", "echo",
        "parameter", "remap-usr1", "setenv-safe", "route-delay", "route-method", "route-noexec", "ip-win32",
        "tap-sleep",
        "register-dns", "block-outside-dns", "win-sys", "windows-driver", "dhcp-renew", "dhcp-release",
        "dhcp-pre-release", "show-net-up", "pause-exit", "service", "ignore-unknown-option",
        "ifconfig-nowarn", "errors-to-stderr", "disable-dco", "remote-random-hostname",
    ]

    private static let reasons: [String: String] = {
        let groups: [(String, [String])] = [
            (
                "a profile cannot run programs",
                [
                    "script-security", "up", "down", "up-restart", "up-delay", "down-pre", "route-up", "route-pre-down",
                    "ipchange", "iproute", "tls-verify", "auth-user-pass-verify", "client-connect",
                    "client-disconnect", "client-crresponse", "learn-address", "tls-crypt-v2-verify", "dns-updown",
                ]
            ),
            (
                "a profile cannot load code",
                ["plugin", "engine", "providers", "pkcs11-providers", "pkcs11-id", "pkcs11-id-management"]
            ),
            ("a profile is one file", ["config"]),
            (
                "where OpenVPN runs, and as whom, is decided by the service",
                ["daemon", "inetd", "cd", "chroot", "user", "group", "setcon", "dev-node", "tmp-dir", "mark", "mktun"]
            ),
            (
                "OpenVPN may not write files",
                [
                    "log", "log-append", "syslog", "status", "status-version", "writepid", "replay-persist",
                    "tls-export-cert", "gremlin", "memstats",
                ]
            ),
            ("the interface and its routes belong to the service", ["ifconfig-noexec", "bind-dev", "vrf", "lladdr"]),
            ("a fixed key proves no server; use certificates", ["secret", "test-crypto", "genkey"]),
            ("secrets in a file of a proxy are not supported", ["http-proxy-user-pass", "capath"]),
            ("this is for servers", ["mode", "server", "server-ipv6", "server-bridge", "tls-server", "push", "dh"]),
        ]
        var table: [String: String] = [:]
        for (reason, names) in groups {
            for name in names { table[name] = reason }
        }
        return table
    }()
}
