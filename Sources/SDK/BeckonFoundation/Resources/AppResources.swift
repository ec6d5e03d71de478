// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The folders that hold an app's tables and images.
package struct AppResources: Sendable {
    /// Existing folders, of which earlier ones win.
    package let folders: [URL]
    /// The language the app is written in: `CFBundleDevelopmentRegion`, or English.
    package let developmentLanguage: String

    package init(folders: [URL]) {
        self.folders = folders.filter { FileManager.default.fileExists(atPath: $0.path) }
        developmentLanguage = Self.developmentLanguage(near: self.folders)
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
        let built = beside.filter { $0.hasSuffix("_\(executable.lastPathComponent).resources") }.sorted()
        self.init(folders: (["Resources"] + built).map { folder.appending(path: $0) })
    }

    private static func developmentLanguage(near folders: [URL]) -> String {
        for folder in folders {
            for list in [folder.appending(path: "Info.plist"), folder.appending(path: "../Info.plist")] {
                guard let data = try? Data(contentsOf: list),
                    let members = try? PropertyListSerialization.propertyList(from: data, format: nil)
                        as? [String: Any],
                    let region = members["CFBundleDevelopmentRegion"] as? String
                else { continue }
                return LanguageTag(region).text
            }
        }
        return "en"
    }
}
