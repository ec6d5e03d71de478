// SPDX-License-Identifier: Apache-2.0
import FolderWatch
import Foundation

/// How the folders of apps stood when they were read, and whether they still stand so.
final class RegistryLook: Sendable {
    /// Nil where nobody asks: to end a watch takes the kernel several milliseconds.
    private let watch: FolderWatch?

    /// To be made before anything is read, so that a change in between is found by the next look.
    init(at directories: [URL], awaitsChanges: Bool = true) {
        guard awaitsChanges else {
            watch = nil
            return
        }
        let bundles = directories.flatMap { (try? BundleInstaller.bundles(in: $0)) ?? [] }
        // An installed bundle is replaced as a whole; its folders are for those that somebody works on in place.
        watch = FolderWatch((directories + bundles.flatMap(Self.folders(of:))).map(\.path))
    }

    var isCurrent: Bool { watch?.hasChanged != true }

    /// Makes every look, also of other processes, at the folder of apps old.
    static func outdate(_ directory: URL) {
        _ = utimensat(AT_FDCWD, directory.path, nil, 0)
    }

    private static func folders(of bundle: URL) -> [URL] {
        [bundle] + ((try? BundleFiles(of: bundle))?.folders ?? []).map { bundle.appending(path: $0) }
    }
}
