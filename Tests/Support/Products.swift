// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The programs under test.
package enum Products {
    /// The folder that holds them: `BECKON_TEST_PRODUCTS`, or else the one of the test bundle itself.
    ///
    /// The tests are a debug build; the variable lets them drive the programs of a release build.
    package static let folder: URL =
        ProcessInfo.processInfo.environment["BECKON_TEST_PRODUCTS"].map {
            URL(fileURLWithPath: $0, isDirectory: true).resolvingSymlinksInPath()
        } ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    /// Whether the programs are those of a release build.
    package static let areReleased = ProcessInfo.processInfo.environment["BECKON_TEST_PRODUCTS"] != nil

    /// The root of the package.
    package static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    package static func program(_ name: String) -> URL { folder.appending(path: name) }
}
