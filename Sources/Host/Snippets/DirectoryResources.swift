// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The images in a bundle's `Resources/` folder.
package struct DirectoryResources: SnippetResources {
    private let directory: URL

    package init(path: String) {
        directory = URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath()
    }

    package func image(named name: String) -> Data? {
        let candidates = [name] + ["svg", "png", "jpg", "jpeg"].map { "\(name).\($0)" }
        return candidates.lazy.compactMap(read).first
    }

    private func read(_ name: String) -> Data? {
        let file = directory.appendingPathComponent(name).resolvingSymlinksInPath()
        // A bundle is another's data: neither `..` nor a link may lead out of it.
        guard file.path.hasPrefix(directory.path + "/"),
            let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]),
            values.isRegularFile == true, let size = values.fileSize, size <= SnippetLimits.imageBytes
        else { return nil }
        return try? Data(contentsOf: file)
    }
}
