// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Testing

@testable import ConnectService

private struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]
    /// After the lines; nil is none yet.
    let code: ConnectFailure.Code?
    /// What the failure's words have to hold.
    let words: String

    init(_ name: String, _ lines: [String], _ code: ConnectFailure.Code?, _ words: String = "") {
        (testDescription, self.lines, self.code, self.words) = (name, lines, code, words)
    }
}

private let auth = [">HOLD:Waiting for hold release:0", ">STATE:1,WAIT,,,,,,", ">STATE:1,AUTH,,,,,,"]
private let connected =
    auth + [
        ">UPDOWN:UP", ">UPDOWN:ENV,dev=bk-a", ">UPDOWN:ENV,END", ">STATE:1,CONNECTED,SUCCESS,10.8.0.2,192.0.2.1,1194,,",
    ]
private let untrusted = ">LOG:1,,VERIFY ERROR: depth=0, error=certificate has expired: CN=server"
private let reconnecting = ">STATE:1,RECONNECTING,tls-error,,,,,"

private let cases = [
    Case("nothing yet", auth, nil),
    Case("connected", connected, nil),
    Case("an interface that could not be set up", auth + [">STATE:1,CONNECTED,ERROR,,,,,"], .setUpFailed, "ERROR"),
    Case("a refused user", auth + [">PASSWORD:Verification Failed: 'Auth'"], .authenticationFailed, "refused the user"),
    Case("the end after a refused user", auth + [">STATE:1,EXITING,auth-failure,,,,,"], .authenticationFailed),
    Case(
        "a refused user with the server's words",
        auth + [
            ">LOG:1,,AUTH: Received control message: AUTH_FAILED,Account locked",
            ">PASSWORD:Verification Failed: 'Auth'",
        ], .authenticationFailed, "“Account locked”"),
    Case(
        "a further question",
        auth + [">PASSWORD:Verification Failed: 'Auth' ['CRV1:R,E:abc:YWRh:Your code']"], .authenticationFailed,
        "further question"),
    Case(
        "a wrong passphrase", [">PASSWORD:Verification Failed: 'Private Key'"], .authenticationFailed, "passphrase"),
    Case(
        "a secret that is not there", [">PASSWORD:Need 'Auth' username/password SC:1,Code"], .secretsNeeded, "challenge"
    ),
    Case(
        "a device that is taken", [">FATAL:ERROR: Cannot ioctl TUNSETIFF bk-a: Device or resource busy (errno=16)"],
        .deviceMissing, "OpenVPN cannot make a tunnel device"),
    Case("a secret for a proxy", [">PASSWORD:Need 'HTTP Proxy' username/password"], .setUpFailed, "HTTP Proxy"),
    Case("an expired certificate, first server", auth + [untrusted, reconnecting], nil),
    Case(
        "an expired certificate, all servers", auth + [untrusted, reconnecting, untrusted, reconnecting],
        .certificateRefused, "certificate has expired"),
    Case(
        "a wrong name",
        auth + [">LOG:1,,VERIFY X509NAME ERROR: CN=x, must be y", reconnecting, reconnecting], .certificateRefused),
    Case(
        "an alert about the profile's certificate",
        auth + [
            ">LOG:1,,OpenSSL: error:0A000415:SSL routines::sslv3 alert certificate expired:", reconnecting,
            reconnecting,
        ],
        .authenticationFailed, "refused the profile's certificate"),
    Case("silence in AUTH, tried again", auth + [reconnecting, reconnecting, reconnecting], nil),
    Case(
        "silence in AUTH, given up",
        auth + [">FATAL:All connections have been connect-retry-max (3) times unsuccessful, exiting"],
        .authenticationFailed, "fell silent"),
    Case(
        "no server, given up",
        [
            ">STATE:1,TCP_CONNECT,,,,,,", ">LOG:1,,TCP: connect to [AF_INET]192.0.2.1:1194 failed: Connection refused",
            ">FATAL:All connections have been connect-retry-max (3) times unsuccessful, exiting",
        ], .serverNotResponding, "no OpenVPN runs there"),
    Case(
        "no way to the server",
        [
            ">STATE:1,WAIT,,,,,,", ">LOG:1,,write UDPv4: Network is unreachable (fd=5,code=101)",
            ">STATE:1,EXITING,SIGTERM,,,,,",
        ],
        .noNetwork),
    Case(
        "no device", auth + [">FATAL:ERROR: Cannot open TUN/TAP dev /dev/net/tun: No such file or directory (errno=2)"],
        .deviceMissing),
    Case(
        "no right", auth + [">FATAL:ERROR: Cannot ioctl TUNSETIFF bk-a: Operation not permitted (errno=1)"],
        .permissionDenied),
    Case("another fatal error", auth + [">FATAL:Options error: You must define CA"], .setUpFailed, "define CA"),
    Case(
        "keepalives that stay away", connected + [">STATE:1,RECONNECTING,ping-restart,,,,,"], .connectionLost,
        "no longer answers"),
    Case("a closed connection", connected + [">STATE:1,RECONNECTING,connection-reset,,,,,"], .connectionLost, "closed"),
    Case("an end", connected + [">STATE:1,EXITING,exit-with-notification,,,,,"], .connectionLost, "ended"),
    Case(
        "a session that is no longer accepted", connected + [">PASSWORD:Verification Failed: 'Auth'"],
        .connectionLost, "user and password"),
    Case(
        "lines that mean nothing", ["", ">", ">STATE:", ">PASSWORD:x", ">BYTECOUNT:1", ">UPDOWN:ENV,x", "ERROR: no"],
        nil),
]

private func progress(_ secrets: [SecretName: String] = [:]) -> OpenVPNProgress {
    OpenVPNProgress(
        server: "vpn.example.org:1194", remoteCount: 2, secrets: ConnectSecrets(secrets), settings: OpenVPNSettings())
}

extension OpenVPNProgress {
    @discardableResult
    fileprivate mutating func read(_ lines: [String], at time: Duration = .zero) -> [String] {
        lines.flatMap { receive(ManagementLine(parsing: $0), at: time, date: 1).map(\.text) }
    }
}

@Suite struct OpenVPNProgressTests {
    @Test(arguments: cases) fileprivate func findsTheCause(example: Case) {
        var progress = progress()
        progress.read(example.lines)
        #expect(progress.failure?.code == example.code)
        #expect(progress.failure?.detail.contains(example.words) ?? true)
    }

    @Test func aHoldIsReleased() {
        var progress = progress()
        #expect(
            progress.read([">HOLD:Waiting for hold release:0"]) == [
                "state on", "log on", "bytecount 1", "hold release",
            ])
    }

    @Test func secretsAreGivenAsTheyAreAskedFor() {
        var progress = progress([
            .userName: "ada", .password: #"a "b\"#, .challenge: "123456", .keyPassphrase: "open sesame",
        ])
        #expect(
            progress.read([">PASSWORD:Need 'Auth' username/password"]) == [
                #"username "Auth" "ada""#, #"password "Auth" "a \"b\\""#,
            ])
        #expect(progress.read([">PASSWORD:Need 'Auth' password"]) == [#"password "Auth" "a \"b\\""#])
        #expect(progress.read([">PASSWORD:Need 'Private Key' password"]) == [#"password "Private Key" "open sesame""#])
        #expect(!progress.hasAnsweredChallenge)
        #expect(
            progress.read([">PASSWORD:Need 'Auth' username/password SC:1,It's your turn"]) == [
                #"username "Auth" "ada""#, #"password "Auth" "SCRV1:YSAiYlw=:MTIzNDU2""#,
            ])
        #expect(progress.hasAnsweredChallenge)
        #expect(progress.failure == nil)
    }

    @Test(arguments: ["x\nsignal SIGUSR1", "x\ry", "\u{0}"]) func aSecretGivesNoOrders(secret: String) {
        var progress = progress([.userName: "ada", .password: secret])
        #expect(progress.read([">PASSWORD:Need 'Auth' username/password"]) == [])
        #expect(progress.failure?.code == .authenticationFailed)
    }

    @Test func commandsAndFailuresShowNoSecret() {
        var progress = progress([.userName: "ada", .password: "secret"])
        let line = ManagementLine(parsing: ">PASSWORD:Need 'Auth' username/password")
        let commands = progress.receive(line, at: .zero, date: 1)
        var dumped = ""
        dump(commands, to: &dumped)
        dump(progress, to: &dumped)
        #expect(commands.count == 2)
        #expect(!dumped.contains("secret\""))
        #expect(!"\(commands)".contains("secret"))
    }

    @Test func aRestartThatWasAskedForIsNoLoss() {
        var progress = progress()
        progress.read(connected)
        #expect(progress.restart().map(\.text) == ["signal SIGUSR1"])
        progress.read([">STATE:1,RECONNECTING,SIGUSR1,,,,,"])
        #expect(progress.failure == nil)
        #expect(!progress.isConnected)
        progress.read(connected)
        #expect(progress.isConnected)
        #expect(progress.connections == 2)
        #expect(progress.interface?.number == 2)
        progress.read([">STATE:1,RECONNECTING,SIGUSR1,,,,,"])
        #expect(progress.failure?.code == .connectionLost)
    }

    @Test func theEndOfTheProcessIsAFailureWhateverItSaid() {
        var early = progress()
        early.end(lastWords: "Options error: Unrecognized option or missing parameter(s): x")
        #expect(early.failure?.code == .setUpFailed)
        #expect(early.failure?.detail.contains("Unrecognized option") == true)
        var silent = progress()
        silent.read(auth)
        silent.end(lastWords: "")
        #expect(silent.failure?.code == .authenticationFailed)
        var late = progress()
        late.read(connected)
        late.end(lastWords: "")
        #expect(late.failure?.code == .connectionLost)
    }

    @Test func provedBytesAreTold() {
        var progress = progress()
        #expect(progress.proof.number == 0)
        progress.read(["OpenVPN STATISTICS", "TCP/UDP read bytes,99", "Auth read bytes,42", "Auth read bytes,x", "END"])
        #expect(progress.proof == (1, 42))
    }

    @Test func theFirstFailureStays() {
        var progress = progress()
        progress.read(auth + [">PASSWORD:Verification Failed: 'Auth'", ">FATAL:something else"])
        #expect(progress.failure?.code == .authenticationFailed)
    }

    @Test func figuresAndOptionsAreKept() {
        var progress = progress()
        progress.read(
            auth + [
                ">LOG:1,,PUSH: Received control message: 'PUSH_REPLY,route 10.0.0.0 255.0.0.0,redirect-gateway def1'",
                ">LOG:1,,PUSH: Received control message: 'PUSH_REPLY,ping 10,push-continuation 1'",
            ])
        #expect(
            progress.pushed == [
                "route 10.0.0.0 255.0.0.0", "redirect-gateway def1", "ping 10", "push-continuation 1",
            ])
        progress.read(connected + [">BYTECOUNT:1234,567"])
        #expect(
            progress.statistics
                == TunnelStatistics(received: 1234, sent: 567, endpoint: "192.0.2.1:1194", latestHandshake: 1))
        #expect(progress.pushed.isEmpty, "a new connection has new options")
    }
}
