// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import ConnectService
import Foundation
import TestSupport
import Testing

/// The administrator's policy file.
@Suite struct AccessPolicyTests {
    private static let ada = AccessPolicy.Person(number: 1001, name: "ada", groups: ["ada", "vpn"])
    private static let ben = AccessPolicy.Person(number: 1002, name: "ben", groups: ["ben"])

    @Test(arguments: [
        ("nothing restricted", "[Allow]\n", true, true),
        ("a user", "[Allow]\nusers = ada", true, false),
        ("a user by number", "# who\n\n[Allow]\nusers=1002\n", false, true),
        ("users", "[Allow]\nusers = ada, ben", true, true),
        ("a group", "[Allow]\ngroups = vpn, wheel", true, false),
        ("a user or a group", "[Allow]\ngroups = vpn\nusers = ben\n", true, true),
        ("nobody", "[Allow]\nusers =\n", false, false),
        ("profiles only", "[Allow]\n; which\nprofiles = office\n", true, true),
    ])
    func namesWhoMay(name: String, text: String, ada: Bool, ben: Bool) throws {
        let policy = try AccessPolicyParser.parse(text)
        #expect(policy.allows(Self.ada) == ada)
        #expect(policy.allows(Self.ben) == ben)
    }

    @Test func aUserWithoutAnAccountIsKnownByNumberOnly() throws {
        let nobody = AccessPolicy.Person(number: 4711, name: nil, groups: [])
        #expect(try AccessPolicyParser.parse("[Allow]\nusers = 4711").allows(nobody))
        #expect(try !AccessPolicyParser.parse("[Allow]\nusers = ada\ngroups = ").allows(nobody))
    }

    @Test(arguments: [
        ("empty", "", 1, "no section [Allow]"),
        ("comments only", "# a\n# b", 2, "no section [Allow]"),
        ("a misspelt key", "[Allow]\nuser = ada", 2, "no key “user”"),
        ("another section", "[Allow]\n\n[Deny]", 3, "“[Deny]” is not [Allow]"),
        ("a second section", "[Allow]\n[Allow]", 2, "a second [Allow] section"),
        ("no section", "users = ada", 1, "before the section"),
        ("no sign between", "[Allow]\nusers ada", 2, "not of the form"),
        ("a key twice", "[Allow]\nusers = ada\nusers = ben", 3, "given twice"),
        ("a value missing", "[Allow]\nusers = ada,,ben", 2, "between two commas"),
        ("a section cut off", "[Allow\nusers = ada", 1, "is not [Allow]"),
    ])
    func sayWhichLineIsWrong(name: String, text: String, line: Int, words: String) {
        let fault = #expect(throws: AccessPolicyParser.Fault.self) { try AccessPolicyParser.parse(text) }
        #expect(fault?.line == line)
        #expect(fault?.message.contains(words) == true)
    }

    // MARK: The file

    private let folder: TemporaryFolder
    private var path: String { folder.file("connect.policy").path }
    private var file: PolicyFile {
        PolicyFile(folder.file("connect.policy"), accounts: Accounts { $0 == 1001 ? Self.ada : Self.ben })
    }

    init() throws { folder = try TemporaryFolder() }

    private func write(_ text: String, mode: mode_t = 0o644) throws {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        chmod(path, mode)
    }

    private func refusal(_ user: UInt32 = 1001) -> String {
        do throws(ConnectFailure) {
            _ = try file.presser(user)
            return "allowed"
        } catch {
            return error.code == .notAllowed ? error.detail : "\(error)"
        }
    }

    @Test func withoutAFileTheAuthorityDecides() throws {
        #expect(try file.presser(1001) == Presser(user: 1001, name: "ada"))
    }

    @Test func theFileIsReadAnewEachTime() throws {
        try write("[Allow]\nusers = ada\nprofiles = office, travel\n")
        let profiles: Set = [ProfileID(rawValue: "office"), ProfileID(rawValue: "travel")]
        #expect(try file.presser(1001) == Presser(user: 1001, name: "ada", profiles: profiles))
        #expect(refusal(1002).contains("does not let user 1002 use the VPN"))
        try write("[Allow]\nusers = ben\n")
        #expect(try file.presser(1002) == Presser(user: 1002, name: "ben"))
    }

    @Test func whatCannotBeTrustedLetsNobodyInButRoot() throws {
        try write("[Allow]\nuser = ada")
        #expect(refusal().contains("Nobody may use the VPN"))
        #expect(refusal().contains("an error in line 2: there is no key “user”"))
        try write("[Allow]\n", mode: 0o664)
        #expect(refusal().contains("can be changed by others than root"))
        try write(String(repeating: "#", count: 1 << 16) + "\n[Allow]\n")
        #expect(refusal().contains("larger than 64 KiB"))
        try Data([91, 255, 254]).write(to: URL(fileURLWithPath: path))
        chmod(path, 0o644)
        #expect(refusal().contains("is not text"))
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(refusal().contains("is not a file"))
        try FileManager.default.removeItem(atPath: path)
        mkfifo(path, 0o644)
        #expect(refusal().contains("is not a file"))
        #expect(try file.presser(0) == .root)
    }

    @Test func theMachinesAccountsAreKnown() {
        let root = Accounts.system.person(0)
        #expect(root.name == "root")
        #expect(root.groups.contains("root"))
        #expect(Accounts.system.person(3_999_999_999) == .init(number: 3_999_999_999, name: nil, groups: []))
    }
}
