// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation
import TestSupport
import Testing

@testable import IntentDefinitions

/// Definitions of other people's apps: `BECKON_TEST_DEFINITIONS` names a folder of them.
struct CorpusTests {
    static let files: [URL] = {
        guard let folder = ProcessInfo.processInfo.environment["BECKON_TEST_DEFINITIONS"] else {
            print("The corpus of definitions is absent: BECKON_TEST_DEFINITIONS names no folder.")
            return []
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let found = names.filter { $0.hasSuffix(".intentdefinition") }.sorted()
        if found.isEmpty { print("The corpus of definitions is absent: \(folder) has none.") }
        return found.map { URL(filePath: folder).appending(path: $0) }
    }()

    @Test(arguments: files)
    func compiles(_ file: URL) async throws {
        let folder = try TemporaryFolder()
        let source = folder.file("Definition.swift")
        let outcome = BuilderProgram.run([file.path, "--output", source.path])
        #expect(outcome.exitCode == 0)
        for mode in [["5"], ["6"], ["6", "-default-isolation", "MainActor"]] {
            let run = try await ChildProcess.run(
                Command(
                    "/usr/bin/env",
                    ["swiftc", "-typecheck", "-warnings-as-errors", "-module-name", "Definition"]
                        + ["-I", Products.folder.appending(path: "Modules").path, "-swift-version"] + mode
                        + [source.path], environment: ProcessInfo.processInfo.environment),
                limit: .seconds(300))
            #expect(run.status.succeeded, "\(run.errorOutput)")
        }
    }
}
