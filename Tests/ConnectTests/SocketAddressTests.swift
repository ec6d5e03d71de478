// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@testable import ConnectService

@Suite struct SocketAddressTests {
    /// As it is for a moment before a program listens.
    @Test func aSocketsFileIsNotEnough() throws {
        let folder = try TemporaryFolder()
        let address = try #require(SocketAddress(path: folder.file("socket").path))
        #expect(!address.isServed)
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        #expect(address.use { bind(descriptor, $0, $1) } == 0)
        #expect(!address.isServed)
        #expect(listen(descriptor, 1) == 0)
        #expect(address.isServed)
    }

    @Test func aPathThatIsTooLongIsNone() { #expect(SocketAddress(path: String(repeating: "a", count: 108)) == nil) }
}
