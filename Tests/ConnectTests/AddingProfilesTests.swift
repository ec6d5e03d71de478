// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import ConnectService
import Foundation
import TestSupport
import Testing

/// Profiles that are added from files.
@Suite struct AddingProfilesTests {
    private static let content = Array(
        """
        [Interface]
        PrivateKey = yAnz5TF+lXXJte14tji3zlMNq+hd2rYUIgJBgB3fBmk=
        [Peer]
        PublicKey = xTIBA5rboUvnH4htodjb6e697QjLERt1NAB4mZqp8Dg=
        """.utf8)

    private let folder: TemporaryFolder
    private let source = ScriptedSource([])
    private let profiles: ProfileSet

    init() throws {
        folder = try TemporaryFolder()
        profiles = ProfileSet(ProfileFolder(folder.file("new/connect")), others: [source])
    }

    private func names() -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.file("new/connect").path)) ?? []).sorted()
    }

    @Test func aFileIsKeptForTheServiceAlone() async throws {
        let id = try await profiles.add(Self.content, fileName: "office.conf")
        #expect(try await profiles.profile(id).kind == "wireguard")
        #expect(names() == ["office.conf"])
        var status = stat()
        #expect(stat(folder.file("new/connect/office.conf").path, &status) == 0)
        #expect(status.st_mode & 0o7777 == 0o600)
        #expect(stat(folder.file("new/connect").path, &status) == 0)
        #expect(status.st_mode & 0o7777 == 0o700)
    }

    @Test func aProfileThatExistsIsNeverReplaced() async throws {
        _ = try await profiles.add(Self.content, fileName: "office.conf")
        let before = try Data(contentsOf: folder.file("new/connect/office.conf"))
        let failure = await #expect(throws: ConnectFailure.self) {
            try await profiles.add(Self.content + [10], fileName: "office.conf")
        }
        #expect(failure?.code == .profileExists)
        #expect(try Data(contentsOf: folder.file("new/connect/office.conf")) == before)
        #expect(names() == ["office.conf"])
    }

    @Test func ofManyAtOnceOneIsKept() async throws {
        let kept = await withTaskGroup { group in
            for _ in 0..<20 {
                group.addTask { (try? await profiles.add(Self.content, fileName: "office.conf")) != nil }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(kept == 1)
        #expect(names() == ["office.conf"])
    }

    @Test(arguments: [
        ("office.conf", "office"), ("Office.CONF", "Office"), ("/etc/../home/ada/office.conf", "office"),
        ("../../etc/passwd.conf", "passwd"), (".hidden.conf", "hidden"), ("-rf.conf", "rf"),
        ("Büro 2 (neu).conf", "Büro 2 -neu-"), ("a\nb.conf", "a-b"), ("a.b.conf", "a.b"),
        (String(repeating: "n", count: 300) + ".conf", String(repeating: "n", count: 60)),
    ])
    func namesAreMadeSafe(name: String, id: String) async throws {
        #expect(try await profiles.add(Self.content, fileName: name).rawValue == id)
        #expect(names() == [id + ".conf"])
    }

    @Test(arguments: [
        ("conf", "no ending"), ("", "no ending"), (".conf", "a name of letters"), ("...conf", "a name of letters"),
        ("office.exe", "no profile that can be used here"),
    ])
    func otherNamesAreRefused(name: String, words: String) async throws {
        let failure = await #expect(throws: ConnectFailure.self) {
            try await profiles.add(Self.content, fileName: name)
        }
        #expect(failure?.code == .invalidProfile)
        #expect(failure?.detail.contains(words) == true)
        #expect(names().isEmpty)
    }

    @Test func aNameIsTheSameHoweverItsMarksAreWritten() async throws {
        let id = try await profiles.add(Self.content, fileName: "Büro.conf".decomposedStringWithCanonicalMapping)
        #expect(Array(id.rawValue.unicodeScalars) == Array("Büro".precomposedStringWithCanonicalMapping.unicodeScalars))
        let failure = await #expect(throws: ConnectFailure.self) {
            try await profiles.add(Self.content, fileName: "Büro.conf".precomposedStringWithCanonicalMapping)
        }
        #expect(failure?.code == .profileExists)
    }

    @Test(arguments: ["ovpn", "conf"], ["x", "\u{301}"])
    func ofAnEndlessWordOnlyTheBeginningIsRepeated(ending: String, word: String) async throws {
        let content = [UInt8]("[\(String(repeating: word, count: 100_000))]\n".utf8)
        let failure = await #expect(throws: ConnectFailure.self) {
            try await profiles.add(content, fileName: "office.\(ending)")
        }
        #expect((failure?.detail.utf8.count ?? .max) < 1000)
    }

    @Test(arguments: [
        ("an error", Array("[Interface]\nPrivateKey = c2VjcmV0\n".utf8), "line 2"),
        ("a command", Array("[Interface]\nPostUp = rm\n".utf8), "line 2"),
        ("nothing", [], "line 1"),
        ("too much", [UInt8](repeating: 35, count: 1 << 20 + 1), "larger than 1 MiB"),
    ])
    func aContentThatCannotBeUsedIsNotKept(name: String, content: [UInt8], words: String) async throws {
        let failure = await #expect(throws: ConnectFailure.self) {
            try await profiles.add(content, fileName: "office.conf")
        }
        #expect(failure?.code == .invalidProfile)
        #expect(failure?.detail.contains(words) == true)
        #expect(failure?.detail.contains("c2VjcmV0") == false)
        #expect(names().isEmpty)
    }

    @Test func otherPlacesTakeTheirOwnFiles() async throws {
        #expect(try await profiles.add([1, 2], fileName: "/tmp/work.nmconnection").rawValue == "work")
        #expect(source.added.map(\.name) == ["work"])
        #expect(source.added.first?.content == [1, 2])
    }
}
