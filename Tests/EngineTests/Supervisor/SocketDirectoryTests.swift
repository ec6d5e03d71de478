// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@testable import Engine

struct SocketDirectoryTests {
    @Test func theNextOwnerRemovesWhatADeadOneLeft() throws {
        let folder = try TemporaryFolder()
        let living = try SocketDirectory.make(in: folder.url)
        var dead: URL?
        do {
            // Without its lock, as a killed process leaves it.
            let left = try SocketDirectory.make(in: folder.url)
            try Data().write(to: left.url.appending(path: "system"))
            dead = left.url
        }
        let next = try SocketDirectory.make(in: folder.url)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(Set(names) == [living.url.lastPathComponent, next.url.lastPathComponent])
        #expect(dead.map { FileManager.default.fileExists(atPath: $0.path) } == false)
        for directory in [living, next] { directory.remove() }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }
}
