// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// What the layers may know of each other, read from the sources themselves.
struct LayerTests {
    struct Rule: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// Folders under the root.
        var folders: [String]
        var excludes: String
    }

    private static let sdk = "AppIntents|BeckonExtension|BeckonFoundation|Security|SwiftUI|UniformTypeIdentifiers"
    private static let host =
        "AgentSurface|BeckonCommand|Engine|Language|Secrets|SnippetPictures|SnippetWorker|Snippets|TerminalSurface"
    private static let `import` = #"^\s*(?:(?:public|package|internal|private|@\w+(?:\([^)]*\))?)\s+)*import\s+"#

    @Test(arguments: [
        Rule(
            testDescription: "the host knows no app", folders: ["Sources/Host", "Sources/Wire", "Sources/SDK"],
            excludes: #"\bConnect\b|ConnectVPN|ToggleVPN|org\.beckon\.Connect|\bGallery|(?i:wireguard|vpnstatus)"#),
        Rule(
            testDescription: "the host does not import the SDK",
            folders: [
                "Sources/Host", "Sources/Tools/BeckonCommand", "Sources/Tools/beckon", "Sources/Tools/beckon-picture",
                "Sources/Tools/beckon-keyring",
            ],
            excludes: Self.import + "(?:\(sdk))\\b"),
        Rule(
            testDescription: "SDK, wire and system do not import the host",
            folders: ["Sources/SDK", "Sources/Wire", "Sources/System"], excludes: Self.import + "(?:\(host))\\b"),
        Rule(
            testDescription: "an app imports nothing of the host", folders: ["Apps"],
            excludes: Self.import + "(?:\(host))\\b"),
    ])
    func holds(_ rule: Rule) throws {
        let expression = try Regex(rule.excludes).anchorsMatchLineEndings()
        var read = 0
        for folder in rule.folders {
            for file in Self.sources(in: folder) {
                read += 1
                let text = try String(contentsOf: file, encoding: .utf8)
                let found = text.matches(of: expression).map { text[$0.range] }
                #expect(found.isEmpty, "\(file.path)")
            }
        }
        #expect(read > 10)
    }

    private static func sources(in folder: String) -> [URL] {
        let files = FileManager.default.enumerator(
            at: Products.package.appending(path: folder), includingPropertiesForKeys: nil)
        return files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    }
}
