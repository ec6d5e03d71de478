// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The folders that hold an app's tables and images.
package struct AppResources: Sendable {
    /// Existing folders, of which earlier ones win.
    package let folders: [URL]
    /// The texts in the app's `Info.plist`.
    package let information: [String: String]

    /// The language the app is written in: `CFBundleDevelopmentRegion`, or English.
    package var developmentLanguage: String {
        information["CFBundleDevelopmentRegion"].map { LanguageTag($0).text } ?? "en"
    }

    package init(folders: [URL]) {
        self.folders = folders.filter { FileManager.default.fileExists(atPath: $0.path) }
        information = Self.information(near: self.folders)
    }

    /// The running program's: what `BECKON_RESOURCES` names, `Resources/` beside it, and SwiftPM's own bundle of it.
    package static let current = AppResources(
        executable: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath(),
        environment: ProcessInfo.processInfo.environment)

    package init(executable: URL, environment: [String: String]) {
        if let chosen = environment["BECKON_RESOURCES"], !chosen.isEmpty {
            self.init(folders: [URL(filePath: chosen)])
            return
        }
        let folder = executable.deletingLastPathComponent()
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let suffix = "_\(executable.lastPathComponent).resources"
        let built = beside.filter { $0.hasSuffix(suffix) }.sorted()
        let names = ["Resources"] + built.flatMap { [$0, "\($0)/Resources"] }
        self.init(folders: names.map { folder.appending(path: $0) })
    }

    /// Reads the texts in the app's `Info.plist`, which stands in the resources or beside them.
    private static func information(near folders: [URL]) -> [String: String] {
        for folder in folders {
            for list in [folder.appending(path: "Info.plist"), folder.appending(path: "../Info.plist")] {
                guard let data = try? Data(contentsOf: list),
                    let members = try? PropertyListSerialization.propertyList(from: data, format: nil)
                        as? [String: Any]
                else { continue }
                return members.compactMapValues { $0 as? String }
            }
        }
        return [:]
    }
}
