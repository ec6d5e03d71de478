// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How the folders of apps stood when they were read: cheap to compare with how they stand now.
struct RegistryLook: Sendable, Hashable {
    private let grantsVersion: GrantsVersion
    private let stamps: [FileStamp]

    /// To be made before anything is read, so that a change in between is found by the next look.
    init(at directories: [URL], grantsVersion: GrantsVersion) {
        self.grantsVersion = grantsVersion
        var paths = directories.map(\.path)
        for bundle in directories.flatMap(BundleInstaller.bundles(in:)) {
            // An installed bundle is replaced as a whole; the files are for those that somebody works on in place.
            let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? []
            paths += [bundle.path] + names.map { "\(bundle.path)/\($0)" }
        }
        stamps = paths.map(FileStamp.init(path:))
    }

    func isCurrent(_ version: GrantsVersion) -> Bool {
        grantsVersion == version && stamps.allSatisfy { $0 == FileStamp(path: $0.path) }
    }
}

/// What a file's `stat` says; it differs after every change.
private struct FileStamp: Sendable, Hashable {
    let path: String
    private var device: UInt = 0
    private var inode: UInt = 0
    private var size = 0
    private var modified = Moment()
    private var changed = Moment()

    /// A file that is not there has a stamp too.
    init(path: String) {
        self.path = path
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        device = UInt(status.st_dev)
        inode = UInt(status.st_ino)
        size = Int(status.st_size)
        modified = Moment(status.st_mtim)
        changed = Moment(status.st_ctim)
    }

    private struct Moment: Sendable, Hashable {
        var seconds = 0
        var nanoseconds = 0

        init() {}
        init(_ time: timespec) {
            seconds = time.tv_sec
            nanoseconds = time.tv_nsec
        }
    }
}
