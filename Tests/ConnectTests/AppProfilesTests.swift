// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

/// A server is added from a file, and a file that is none says where.
@Suite(.enabled(if: ConnectLab.isPossible, "needs to open /dev/net/tun"), .serialized) struct AppProfilesTests {
    @Test func aFileBecomesAServer() async throws {
        let lines = try await AppLab.lines(
            """
            cp /run/beckon-lab/profiles/office.conf "$HOME/Home Office.conf"; rm /run/beckon-lab/profiles/*
            run Connect.AddProfile --file "$HOME/Home Office.conf"
            run Connect.ConnectVPN --server "home office"; reach 10.77.1.1; property Profile
            run Connect.AddProfile --file "$HOME/Home Office.conf"
            stat -c %a "/run/beckon-lab/profiles/Home Office.conf"
            "$beckon" history --json -n 9 | grep -c "$(sed -n 's/^PrivateKey = //p' "$HOME/Home Office.conf")"
            """)
        #expect(
            lines == [
                #""exitCode":0 "full":"“Home Office” was added." "symbol":"network""#,
                #""exitCode":0 "full":"Connected" "symbol":"checkmark.shield""#, "reached", #""Home Office""#,
                #""exitCode":1 "message":"There is a VPN server of that name already." "symbol":"exclamationmark.triangle""#,
                "600", "0",
            ])
    }

    @Test func aFileWithAFaultSaysWhere() async throws {
        let lines = try await AppLab.lines(
            """
            sed 's/^PrivateKey.*/PrivateKey = none/' /run/beckon-lab/profiles/office.conf >"$HOME/new.conf"
            run Connect.AddProfile --file "$HOME/new.conf"; ls /run/beckon-lab/profiles
            cp "$HOME/new.conf" "$HOME/new.txt"; run Connect.AddProfile --file "$HOME/new.txt"
            cp "$HOME/new.conf" "$HOME/new.png"; run Connect.AddProfile --file "$HOME/new.png"
            """)
        #expect(lines.count == 5)
        #expect(lines[0].contains(#""exitCode":1"#) && lines[0].contains("error in line 2"))
        #expect(lines[1...2] == ["office.conf", "travel.conf"])
        #expect(lines[3].contains(#""exitCode":1"#))
        #expect(lines[4].contains(#""exitCode":2"#) && lines[4].contains("new.png"))
    }
}
