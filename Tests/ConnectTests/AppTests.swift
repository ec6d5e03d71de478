// SPDX-License-Identifier: Apache-2.0
import Foundation
import FoundationXML
import TestSupport
import Testing

/// The app Connect through the whole of Beckon: program, sandbox, bus filter, service, tunnel.
@Suite(.enabled(if: ConnectLab.isPossible, "needs to open /dev/net/tun"), .serialized) struct AppTests {
    @Test func theToggleTellsTheTruth() async throws {
        let lines = try await AppLab.lines(
            """
            reach 10.77.1.1; run Connect.ToggleVPN; reach 10.77.1.1; run Connect.VPNStatus
            run --locale ru Connect.ToggleVPN; reach 10.77.1.1; run Connect.VPNStatus
            """)
        #expect(
            lines == [
                "unreached",
                #""exitCode":0 "full":"Connected" "symbol":"checkmark.shield""#,
                "reached",
                #""exitCode":0 "full":"Connected" "isConnected":true "symbol":"checkmark.shield""#,
                #""exitCode":0 "full":"Не подключено" "symbol":"xmark.shield""#,
                "unreached",
                #""exitCode":0 "full":"Not connected" "isConnected":false "symbol":"xmark.shield""#,
            ])
    }

    @Test func failuresShowThemselvesAndEndAsFailures() async throws {
        let lines = try await AppLab.lines(
            """
            lab service stop; lab service start --limit 1; lab server stop office
            run --locale hu Connect.ToggleVPN
            rm /run/beckon-lab/profiles/*; run --locale es Connect.ToggleVPN
            lab service stop; run Connect.VPNStatus
            """)
        let messages = [
            "A kiszolgáló nem válaszol.", "No hay ninguna VPN que puedas usar.", "The VPN service is not running.",
        ]
        #expect(lines.count == 3)
        for (line, message) in zip(lines, messages) {
            #expect(line.contains(#""exitCode":1 "#))
            #expect(line.contains(#""message":"\#(message)""#))
            #expect(line.contains(#""symbol":"exclamationmark.triangle""#))
        }
    }

    @Test func aServerIsChosenByNameOrAskedFor() async throws {
        let lines = try await AppLab.lines(
            """
            run Connect.ConnectVPN --server TRAV; property Profile
            "$beckon" run --json Connect.ConnectVPN </dev/null 2>/dev/null | grep -oE '"exitCode":4|office|travel' | sort -u
            run Connect.ConnectVPN --server moon | grep -o '"exitCode":[0-9]*'; property Profile
            """)
        #expect(lines.first?.contains(#""exitCode":0"#) == true)
        #expect(lines.dropFirst().prefix(4) == [#""travel""#, #""exitCode":4"#, "office", "travel"])
        #expect(lines.suffix(2).first != #""exitCode":0"#)
        #expect(lines.last == #""travel""#)
    }

    @Test func aConnectionBeingMadeIsShownAsSuch() async throws {
        let lines = try await AppLab.lines(
            """
            lab service stop; lab service start --limit 6; lab server stop office
            run Connect.ToggleVPN >/dev/null & becomes connecting; run Connect.VPNStatus; wait
            """)
        #expect(
            lines == [#""exitCode":0 "full":"Connecting…" "isConnected":false "symbol":"arrow.triangle.2.circlepath""#])
    }

    @Test func theDoctorSaysWhatKeepsTheVPNFromWorking() async throws {
        let lines = try await AppLab.lines(
            """
            doctor() {
                env LC_ALL=${1:-C} "$beckon" doctor --json | tr -d '\\n' | grep -oE '\\{[^{}]*"org.beckon.Connect"[^{}]*\\}' |
                    grep -oE '"(status|finding|remedy)" ?: ?"[^"]*"' | tr -d ' ' | sort | tr '\\n' ' '; echo
            }
            doctor
            echo '[Interface]' >/run/beckon-lab/profiles/broken.conf; doctor
            rm /run/beckon-lab/profiles/*; doctor es_ES.UTF-8
            lab service stop; doctor
            """)
        try #require(lines.count == 4, "\(lines)")
        #expect(lines[0] == #""finding":"Itfindsnothingwrong." "status":"ok""#)
        #expect(lines[1].contains("Aprofilecannotbeused.Theprofile“broken”hasanerrorinline"), "\(lines[1])")
        #expect(lines[2].contains("NotienesningunaVPNconfigurada."), "\(lines[2])")
        #expect(lines[2].contains(#""remedy":"Ponunperfilen"#), "\(lines[2])")
        #expect(lines[3].contains("TheVPNserviceisnotrunning."), "\(lines[3])")
        #expect(lines.dropFirst().allSatisfy { $0.contains(#""status":"warning""#) })
    }

    @Test func theInterfaceIsAsDocumented() async throws {
        let output = try await Lab.run(
            "busctl --system --xml-interface introspect org.beckon.Connect1 /org/beckon/Connect1")
        let file = Products.package.appending(path: "Documentation/Connect/org.beckon.Connect1.xml")
        let documented = try XMLDocument(contentsOf: file)
        let found = try XMLDocument(xmlString: output)
        #expect(try Self.members(of: documented) == Self.members(of: found))
        #expect(try Self.members(of: documented).count == 16)
    }

    /// Each member with its arguments, such as `method Connect s in profile`.
    private static func members(of document: XMLDocument) throws -> Set<String> {
        let nodes = try document.nodes(forXPath: "//interface[@name='org.beckon.Connect1']/*")
        let elements = nodes.compactMap { $0 as? XMLElement }.filter { $0.name != "annotation" }
        return Set(
            elements.map { element in
                let own = ["name", "type", "access"].compactMap { element.attribute(forName: $0)?.stringValue }
                let arguments = element.elements(forName: "arg").flatMap { argument in
                    ["name", "type", "direction"].compactMap { argument.attribute(forName: $0)?.stringValue }
                }
                return ([element.name ?? ""] + own + arguments).joined(separator: " ")
            })
    }
}
