// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation

/// A person's folders made for one run, with the gallery of intents installed.
struct Setting: Sendable {
    /// What a call of nothing is measured on: an action without parameters, dialog or value.
    static let trivialAction = "Gallery.Ping"

    /// The folder of the project.
    let repository: URL
    /// Where SwiftPM put the programs.
    let products: URL
    /// Holds `beckon/`, as `XDG_DATA_HOME` does.
    let directory: URL

    private static var temporary: URL {
        FileManager.default.temporaryDirectory.appending(path: "beckon-bench-\(getpid())")
    }

    /// Makes the folders and installs the app.
    static func make(at directory: URL = temporary) async throws -> Setting {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let setting = Setting(directory: directory)
        let host = try Host(configuration: setting.configuration)
        try await host.registry.install(setting.pack(), granting: Entitlements())
        // Fills the cache of the catalogue, as every installed app's is.
        _ = try await host.resolve(trivialAction, for: setting.context)
        await host.shutdown()
        return setting
    }

    /// The folders that another process of this run has made.
    init(directory: URL) {
        repository = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        self.directory = directory
    }

    func remove() { try? FileManager.default.removeItem(at: directory) }

    var environment: [String: String] {
        [
            "PATH": "/usr/bin:/bin", "HOME": directory.path, "LANG": "C.UTF-8", "XDG_DATA_HOME": directory.path,
            "XDG_RUNTIME_DIR": directory.appending(path: "run").path,
        ]
    }

    var configuration: HostConfiguration { HostConfiguration(environment: environment) }

    var context: RequestContext { RequestContext(languages: ["en"], locale: "en_US", timeZone: "UTC") }

    /// The programs that `make bench` builds beside SwiftPM's products.
    var peers: URL { repository.appending(path: ".build/benchmarks") }

    var python: String {
        ProcessInfo.processInfo.environment["BECKON_TEST_PYTHON"]
            ?? repository.appending(path: ".build/venv/bin/python").path
    }

    /// This program, to be started again as one side of a measurement.
    var program: String { products.appending(path: "beckon-bench").path }

    /// The numbers that one of the lab's programs prints inside Connect's lab.
    func inLab(_ program: String, _ arguments: String...) async throws -> [Double] {
        let lab = repository.appending(path: "Apps/Connect/Lab")
        return try await Subprocess.numbers(
            ["/usr/bin/env", "BECKON_PRODUCTS=\(products.path)", lab.appending(path: "vpn-lab").path, "run"]
                + [lab.appending(path: program).path] + arguments)
    }

    /// Puts the gallery's bundle together.
    private func pack() throws -> URL {
        let bundle = directory.appending(path: "Gallery.app", directoryHint: .isDirectory)
        let sources = repository.appending(path: "Tests/Fixtures/GalleryApp")
        let files = FileManager.default
        try files.createDirectory(at: bundle, withIntermediateDirectories: true)
        for name in ["Info.plist", "Resources"] {
            try files.copyItem(at: sources.appending(path: name), to: bundle.appending(path: name))
        }
        try files.copyItem(at: products.appending(path: "GalleryApp"), to: bundle.appending(path: "GalleryApp"))
        return bundle
    }
}
