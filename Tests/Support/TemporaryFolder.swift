// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A folder of one test, removed with it.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory
            .appending(path: "beckon-test-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    package func file(_ path: String) -> URL { url.appending(path: path) }
}
