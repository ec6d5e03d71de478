// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@testable import Engine

@Suite struct AppBundleTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: [false, true])
    func aWholeBundleIsRead(isBinary: Bool) throws {
        var fixture = BundleFixture()
        fixture.isBinary = isBinary
        fixture.info["BeckonDiagnosisAction"] = "Diagnose"
        fixture.entitlements = [
            "com.apple.security.network.client": true, "beckon.bus.session.talk": ["org.example.Service"],
            "com.apple.security.app-sandbox": true,
        ]
        let bundle = try AppBundle(contentsOf: fixture.write(in: folder.url))
        #expect(bundle.identifier == "org.example.sample")
        #expect(bundle.name == "Sample")
        #expect(bundle.version == "1.0")
        #expect(bundle.diagnosis == "Diagnose")
        #expect(bundle.program == .extension(executable: "sample"))
        #expect(bundle.entitlements.networkClient)
        #expect(bundle.entitlements.sessionBusNames == ["org.example.Service"])
        #expect(bundle.entitlements.explanations.count == 2)
    }

    @Test(
        arguments: [
            ("Cafe", "Café", "Cafe", "Café"), (nil, "Café", "Café", "Café"), ("Cafe", nil, "Cafe", "Cafe"),
            (nil, nil, "Sample", "Sample"),
        ] as [(String?, String?, String, String)])
    func peopleSeeTheDisplayNameAndProgramsTheShortOne(
        short: String?, display: String?, shortName: String, name: String
    ) throws {
        var fixture = BundleFixture()
        fixture.info["CFBundleName"] = short
        fixture.info["CFBundleDisplayName"] = display
        let bundle = try AppBundle(contentsOf: fixture.write(in: folder.url))
        #expect(bundle.shortName == shortName)
        #expect(bundle.name == name)
    }

    @Test func aServerNeedsOnlyItsInfo() throws {
        var fixture = BundleFixture()
        fixture.files = [:]
        fixture.info["CFBundleExecutable"] = nil
        let server: [String: any Sendable] = [
            "Command": "/usr/bin/env", "Arguments": ["python3"], "Environment": ["A": "b"],
        ]
        fixture.info["BeckonMCPServer"] = server
        let bundle = try AppBundle(contentsOf: fixture.write(in: folder.url))
        #expect(bundle.program == .server(command: "/usr/bin/env", arguments: ["python3"], environment: ["A": "b"]))
    }

    struct BadBundle: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let says: String
        let change: @Sendable (inout BundleFixture) -> Void
    }

    @Test(arguments: [
        BadBundle(testDescription: "no identifier", says: "CFBundleIdentifier") { $0.info["CFBundleIdentifier"] = nil },
        BadBundle(testDescription: "identifier with a slash", says: "../../evil") {
            $0.info["CFBundleIdentifier"] = "../../evil"
        },
        BadBundle(testDescription: "identifier of one part", says: "two or more parts") {
            $0.info["CFBundleIdentifier"] = "sample"
        },
        BadBundle(testDescription: "identifier that hides", says: "no bundle identifier") {
            $0.info["CFBundleIdentifier"] = ".hidden.app"
        },
        BadBundle(testDescription: "missing executable", says: "“sample” is missing") { $0.files["sample"] = nil },
        BadBundle(testDescription: "executable without the bit", says: "chmod +x") { $0.executables = [] },
        BadBundle(testDescription: "executable outside", says: "inside the bundle") {
            $0.info["CFBundleExecutable"] = "../../../bin/sh"
        },
        BadBundle(testDescription: "absolute executable", says: "inside the bundle") {
            $0.info["CFBundleExecutable"] = "/bin/sh"
        },
        BadBundle(testDescription: "nothing to run", says: "neither") { $0.info["CFBundleExecutable"] = nil },
        BadBundle(testDescription: "relative server command", says: "absolute path") {
            $0.info["BeckonMCPServer"] = ["Command": "python3"]
        },
        BadBundle(testDescription: "variable that is none", says: "a variable's name") {
            let server: [String: any Sendable] = ["Command": "/usr/bin/env", "Environment": ["A=B": "c"]]
            $0.info["BeckonMCPServer"] = server
        },
        BadBundle(testDescription: "bus name that is an option", says: "well-known bus name") {
            $0.entitlements = ["beckon.bus.session.talk": ["--own=*"]]
        },
        BadBundle(testDescription: "bus wildcard", says: "well-known bus name") {
            $0.entitlements = ["beckon.bus.system.talk": ["org.freedesktop.*"]]
        },
        BadBundle(testDescription: "entitlement of a wrong type", says: "Entitlements.plist") {
            $0.entitlements = ["com.apple.security.network.client": "yes please"]
        },
        BadBundle(testDescription: "path with dots", says: "an absolute one without") {
            $0.entitlements = ["beckon.files.read-only": ["/usr/../root"]]
        },
        BadBundle(testDescription: "the whole disk in other words", says: "an absolute one without") {
            $0.entitlements = ["beckon.files.read-only": ["/."]]
        },
        BadBundle(testDescription: "the host's processes", says: "outside /app") {
            $0.entitlements = ["beckon.files.read-only": ["/proc/1"]]
        },
        BadBundle(testDescription: "a path that hides what it is", says: "an absolute one without") {
            $0.entitlements = ["beckon.files.read-only": ["/etc\nNothing else"]]
        },
        BadBundle(testDescription: "a path that turns the text around", says: "an absolute one without") {
            $0.entitlements = ["beckon.files.read-only": ["/etc/\u{202E}dwssap"]]
        },
        BadBundle(testDescription: "the person's sockets", says: "an absolute one without") {
            $0.entitlements = ["beckon.files.read-only": ["/run/user/1000"]]
        },
        BadBundle(testDescription: "the machine's sockets", says: "an absolute one without") {
            $0.entitlements = ["beckon.files.read-only": ["/var/run"]]
        },
        BadBundle(testDescription: "name that turns the text around", says: "turns the direction") {
            $0.info["CFBundleDisplayName"] = "\u{202E}exe.A"
        },
        BadBundle(testDescription: "short name with a slash", says: "a/b") { $0.info["CFBundleName"] = "a/b" },
        BadBundle(testDescription: "blank name", says: "is empty") { $0.info["CFBundleDisplayName"] = "  " },
        BadBundle(testDescription: "name without end", says: "longer than 100") {
            $0.info["CFBundleDisplayName"] = String(repeating: "A", count: 10_000)
        },
        BadBundle(testDescription: "garbage for a list", says: "Info.plist cannot be read") {
            $0.files["Info.plist"] = "garbage"
        },
        BadBundle(testDescription: "name with a line end", says: "control character") {
            $0.info["CFBundleDisplayName"] = "A\nB"
        },
    ])
    func aBundleThatIsNotWholeIsRefused(_ bad: BadBundle) throws {
        var fixture = BundleFixture()
        bad.change(&fixture)
        let url = try fixture.write(in: folder.url)
        let error = #expect(throws: HostError.self) { try AppBundle(contentsOf: url) }
        #expect(error?.code == .badBundle)
        #expect(error?.message.contains(bad.says) == true, "\(error?.message ?? "")")
    }

    /// Each list holds the one after it ten times: two hundred bytes that stand for a billion values.
    @Test(.timeLimit(.minutes(1)))
    func aListThatRepeatsItselfIsRefused() throws {
        let url = try BundleFixture().write(in: folder.url)
        var bytes = Data("bplist00".utf8)
        var offsets: [UInt8] = []
        let lists = (0..<9).map { [0xAA] + [UInt8](repeating: UInt8($0 + 1), count: 10) }
        let others: [[UInt8]] = [[0x09], [0xD1, 11, 0], [0x51, 0x61]]
        for object in lists + others {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        let table = UInt8(bytes.count)
        bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
        for number in [UInt8(offsets.count), 10, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
        try bytes.write(to: url.appending(path: "Info.plist"))
        let error = #expect(throws: HostError.self) { try AppBundle(contentsOf: url) }
        #expect(error?.message.contains("too many values") == true, "\(error?.message ?? "")")
    }

    @Test(arguments: [
        ("link out", "../../outside", false), ("absolute link", "/etc/passwd", false),
        ("link that leaves and comes back", "../../Sample.app/sample", false),
        ("climb behind a name", "../Resources/../x", false), ("link inside", "../sample", true),
    ])
    func linksMustStayInside(name: String, target: String, isFine: Bool) throws {
        let url = try BundleFixture().write(in: folder.url)
        try FileManager.default.createSymbolicLink(
            atPath: url.appending(path: "Resources/link").path, withDestinationPath: target)
        if isFine {
            #expect(try BundleFiles(of: url).links == ["Resources/link -> \(target)"])
        } else {
            let error = #expect(throws: HostError.self) { try BundleFiles(of: url) }
            #expect(error?.message.contains("leads out") == true)
        }
    }

    /// A file with holes takes no room, and its copy would.
    @Test func aBundleWithoutEndIsRefused() throws {
        let url = try BundleFixture().write(in: folder.url)
        let file = url.appending(path: "Resources/huge").path
        #expect(FileManager.default.createFile(atPath: file, contents: nil))
        #expect(truncate(file, 5 << 30) == 0)
        let error = #expect(throws: HostError.self) { try BundleFiles(of: url) }
        #expect(error?.message.contains("at most 4 GiB") == true, "\(error?.message ?? "")")
    }

    @Test(arguments: ["Info.plist", "Entitlements.plist"])
    func aPipeIsNoPropertyList(name: String) throws {
        let url = try BundleFixture().write(in: folder.url)
        let file = url.appending(path: name).path
        unlink(file)
        #expect(mkfifo(file, 0o600) == 0)
        let error = #expect(throws: HostError.self) { try AppBundle(contentsOf: url) }
        #expect(error?.message.contains("\(name) cannot be read: it is not a file.") == true, "\(error?.message ?? "")")
    }

    @Test func aPipeIsNoFileOfABundle() throws {
        let url = try BundleFixture().write(in: folder.url)
        #expect(mkfifo(url.appending(path: "Resources/pipe").path, 0o600) == 0)
        #expect(throws: HostError.self) { try BundleFiles(of: url) }
    }
}
