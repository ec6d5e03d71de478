// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The gallery of intents as a bundle, ready to be installed.
package enum GalleryBundle {
    /// Puts `Gallery.app` together in a folder, which is made where it is missing.
    package static func make(in folder: URL) throws -> URL {
        let sources = Products.package.appending(path: "Tests/Fixtures/GalleryApp", directoryHint: .isDirectory)
        let bundle = folder.appending(path: "Gallery.app", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        let files = [
            (sources.appending(path: "Info.plist"), "Info.plist"),
            (sources.appending(path: "Resources"), "Resources"),
            (Products.program("GalleryApp"), "GalleryApp"),
        ]
        for (file, name) in files { try FileManager.default.copyItem(at: file, to: bundle.appending(path: name)) }
        return bundle
    }
}
