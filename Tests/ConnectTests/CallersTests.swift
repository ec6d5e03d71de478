// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation
import TestSupport
import Testing

/// Who may do what with the service of a whole machine: a real polkit, a real tunnel, two unprivileged users.
@Suite(.enabled(if: ConnectLab.isPossible, "needs to open /dev/net/tun"), .serialized, .needsAuthorityLab)
struct CallersTests {
    /// Inside both labs, as root: the service, and `as USER SESSION COMMAND …`, where session 0 is none.
    private static let prelude = #"""
        folder=$1; mkdir -p /run/wireguard
        target="org.beckon.Connect1 /org/beckon/Connect1 org.beckon.Connect1"
        for session in 1 2; do
            echo "0::/user.slice/user-6420$session.slice/session-$session.scope" >/run/lab/cgroup-$session
        done
        "$2"/connect-service --profiles $folder/profiles --state /run/lab/state --policy $folder/policy 2>/run/lab/log &
        service=$!
        until busctl --system status org.beckon.Connect1 >/dev/null 2>&1; do sleep 0.02; done
        as() {
            number=$([ $1 = ada ] && echo 64201 || echo 64202)
            bash -c '[ $2 = 0 ] || mount --bind /run/lab/cgroup-$2 /proc/$$/cgroup; number=$1; shift 2
                exec setpriv --reuid $number --regid $number --clear-groups "$@"' as $number "${@:2}" 2>&1
        }
        brief() { grep -oE '"state" s "[a-z]+"|"steerable" b [a-z]+|"id" s "[^"]*"|Call failed: .*|^s ".*' ; }
        call() { as $1 $2 busctl --system call $target "${@:3}" | brief; }
        root() { busctl --system call $target "$@" 2>&1 | brief; }

        """#

    /// What the script prints, and after it what the agent was asked.
    private func run(_ script: String, policy: String? = nil, lab: [String] = []) async throws -> [String] {
        let folder = try TemporaryFolder()
        if let policy {
            let file = folder.file("policy").path
            try policy.write(toFile: file, atomically: true, encoding: .utf8)
            chmod(file, 0o644)
        }
        let actions = Products.package.appending(path: "Apps/Connect/Install/org.beckon.connect.policy").path
        let outer = """
            umask 022; lab service stop; mkdir $1/profiles; cp /run/beckon-lab/profiles/*.conf $1/profiles/
            folder=$1; script=$2; shift 2
            exec "$@" -- bash -uc "$script" script $folder $BECKON_PRODUCTS
            """
        let arguments = [
            folder.url.path, Self.prelude + script, AuthorityLab.script, "--user", "root", "--actions", actions,
        ]
        let run = try await ConnectLab.run(outer, arguments: arguments + lab, limit: .seconds(90))
        let errors = run.errorOutput.split(separator: "\n").map(String.init)
        let questions = errors.filter { $0.hasPrefix("asked: ") }
        if errors.count > questions.count { Issue.record("the lab complained: \(run.errorOutput)") }
        return run.output.split(separator: "\n").map(String.init) + questions
    }

    private static let connected = #""state" s "connected""#
    private static let mine = #""steerable" b true"#
    private static let notMine = #""steerable" b false"#
    private static let disconnected = #""state" s "disconnected""#

    @Test func theTunnelIsOfTheOneWhoConnected() async throws {
        let lines = try await run(
            """
            call ada 1 Connect s office
            call ben 2 GetStatus
            for press in 'Connect s office' 'Toggle s travel' Disconnect Reconnect CancelConnecting; do
                call ben 2 $press
            done
            call ada 1 Reconnect; root GetStatus; call ada 1 Disconnect
            call ben 2 Toggle s travel; call ada 1 Disconnect
            root Disconnect
            """)
        let refused =
            "Call failed: The VPN is in use by another person on this machine. "
            + "Ask the administrator of this machine."
        var expected = [Self.connected, Self.mine, Self.connected, Self.notMine]
        expected += Array(repeating: refused, count: 5)
        expected += [Self.connected, Self.mine, Self.connected, Self.mine, Self.disconnected, Self.mine]
        expected += [Self.connected, Self.mine, refused, Self.disconnected, Self.mine]
        #expect(lines == expected)
    }

    @Test func whoIsNotInFrontIsAskedForAPassword() async throws {
        let script = "call ada 1 Connect s office; call ada 1 ListProfiles | grep -c id; call ada 1 Disconnect"
        let nobody = "Call failed: This takes your password, and there is nobody to ask you for it"
        for place in ["--remote", "--background"] {
            let alone = try await run(script, lab: [place, "1"])
            #expect(alone.count == 3)
            #expect(alone.first?.hasPrefix(nobody) == true, "\(alone)")
            #expect(alone.dropFirst().first == "2")
        }
        let outside = try await run("call ada 0 Connect s office")
        #expect(outside.first?.hasPrefix(nobody) == true, "\(outside)")
    }

    @Test(arguments: [
        ("vouches", #""state" s "connected""#), ("fails", "Call failed: polkit does not allow you"),
        ("dismisses", "Call failed: You did not authenticate"),
    ])
    func thePasswordDecides(agent: String, answer: String) async throws {
        let lines = try await run(
            """
            call ada 1 Connect s office
            """, lab: ["--remote", "1", "--agent", agent])
        #expect(lines.first?.hasPrefix(answer) == true, "\(lines)")
        let question = "asked: org.beckon.connect.steer: Authentication is required to connect or disconnect the VPN"
        #expect(lines.last == question)
    }

    @Test func addingAProfileTakesAnAdministrator() async throws {
        let script = """
            content=$(tr -d '\\n' <<<"$(od -An -tu1 -v $folder/profiles/office.conf)")
            add() { "$@" AddProfile say new.conf $(wc -c <$folder/profiles/office.conf) $content | cut -c1-60; }
            add call ada 1; ls $folder/profiles; add root; ls $folder/profiles; add root
            """
        let lines = try await run(script)
        #expect(lines.count == 8)
        #expect(lines.first?.hasPrefix("Call failed: This takes your password") == true, "\(lines)")
        #expect(lines.dropFirst().prefix(3) == ["office.conf", "travel.conf", #"s "new""#])
        #expect(
            lines.suffix(4) == [
                "new.conf", "office.conf", "travel.conf",
                "Call failed: There is a profile “new” already. Give the ",
            ])
    }

    @Test func anAdministratorsRuleAndAMissingPolkitRefuse() async throws {
        let script = "call ada 1 Connect s office; call ada 1 ListProfiles; call ada 1 GetStatus; root Connect s office"
        let words = "Call failed: "
        for lab in [["--rule", "no"], ["--without", "polkit"]] {
            let lines = try await run(script, lab: lab)
            #expect(lines.prefix(2).allSatisfy { $0.hasPrefix(words) }, "\(lines)")
            #expect(lines.dropFirst(2) == [Self.disconnected, Self.mine, Self.connected, Self.mine])
        }
    }

    @Test func theAdministratorsFileNamesWhoAndWhat() async throws {
        let lines = try await run(
            """
            call ada 1 ListProfiles; call ben 2 ListProfiles
            call ada 1 Connect s travel | cut -c1-60; call ada 1 Toggle s ""; call ada 1 Disconnect
            call ben 2 Toggle s office | cut -c1-60
            sed -i 's/users/user/' $folder/policy
            call ada 1 Connect s office; root ListProfiles
            """, policy: "[Allow]\nusers = ada\nprofiles = office\n")
        #expect(lines.count == 11)
        #expect(lines.first == #""id" s "office""#)
        #expect(lines.dropFirst().first?.contains("does not let user 64202 use the VPN") == true, "\(lines)")
        #expect(lines.dropFirst(2).first == "Call failed: The policy of this machine does not let you use")
        #expect(lines.dropFirst(3).prefix(4) == [Self.connected, Self.mine, Self.disconnected, Self.mine])
        #expect(lines.dropFirst(7).first?.hasPrefix("Call failed: The policy file") == true)
        #expect(lines.dropFirst(8).first?.contains("an error in line 2: there is no key “user”") == true, "\(lines)")
        #expect(lines.suffix(2) == [#""id" s "office""#, #""id" s "travel""#])
    }

    @Test func theDoctorNamesTheLineOfThePolicyFile() async throws {
        let bundle = Products.package.appending(path: "Apps/Connect/bundle").path
        let lines = try await run(
            """
            "\(bundle)" "$2" /run/lab >/dev/null; beckon=$2/beckon
            # In no session: what stands over /proc for one keeps a sandbox from having its own.
            user() { as ada 0 env HOME=/run/lab/ada XDG_RUNTIME_DIR=/run/lab/ada PATH=$PATH "$@"; }
            user "$beckon" app install --yes /run/lab/Connect.app >/dev/null
            user "$beckon" doctor | grep -A2 "Connect "
            """, policy: "[Allow]\nuser = ada\n")
        let text = lines.joined(separator: " ")
        #expect(text.contains("You may not use the VPN here."), "\(text)")
        #expect(text.contains("an error in line 2"), "\(text)")
    }
}
