// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What kind of processor a compiled program is for, as its ELF header says.
struct ProgramFormat: Sendable, Hashable {
    private static let headerSize = 20

    /// Class, byte order and machine.
    private let kind: [UInt8]

    /// Nil for what is no compiled program, such as a script.
    init?(of file: URL) {
        guard let handle = try? FileHandle(forReadingFrom: file),
            let header = try? handle.read(upToCount: Self.headerSize), header.count == Self.headerSize,
            header.starts(with: [0x7f] + Array("ELF".utf8))
        else { return nil }
        kind = Array(header[4...5]) + Array(header[18...19])
    }

    /// That of the program that asks.
    static let own = ProgramFormat(of: URL(fileURLWithPath: "/proc/self/exe"))
}
