// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// An app of the fixtures as a bundle, ready to be installed.
package enum FixtureBundle {
    /// Puts `Name.app` together in a folder, which is made where it is missing.
    /// - Parameters:
    ///   - program: the fixture's target.
    ///   - files: what else of the fixture's folder belongs into the bundle.
    ///   - information: what its `Info.plist` says instead.
    package static func make(
        _ program: String, as name: String, with files: [String] = [], saying information: [String: String] = [:],
        in folder: URL
    ) throws -> URL {
        let sources = Products.package.appending(path: "Tests/Fixtures/\(program)", directoryHint: .isDirectory)
        let bundle = folder.appending(path: "\(name).app", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        for file in files {
            try FileManager.default.copyItem(at: sources.appending(path: file), to: bundle.appending(path: file))
        }
        try FileManager.default.copyItem(at: Products.program(program), to: bundle.appending(path: program))
        let list = sources.appending(path: "Info.plist")
        let target = bundle.appending(path: "Info.plist")
        guard !information.isEmpty else {
            try FileManager.default.copyItem(at: list, to: target)
            return bundle
        }
        let said = try PropertyListSerialization.propertyList(from: Data(contentsOf: list), format: nil)
        let changed = (said as? [String: Any] ?? [:]).merging(information) { $1 }
        try PropertyListSerialization.data(fromPropertyList: changed, format: .xml, options: 0).write(to: target)
        return bundle
    }
}
