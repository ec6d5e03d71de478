// SPDX-License-Identifier: Apache-2.0
package import Foundation
import Glibc

/// Cuts a stream of bytes into frames at the line ends; holds at most one unfinished frame.
package struct FrameDecoder: Sendable {
    private let limit: Int
    private var chunk = Data()
    /// The beginning of a frame whose line end has not come yet.
    private var unfinished = Data()

    /// - Parameter limit: bytes of one frame.
    package init(limit: Int) {
        self.limit = limit
    }

    /// Whether the stream stands within a frame, so that its end now would cut it off.
    package var isWithinFrame: Bool { !unfinished.isEmpty }

    /// Takes in what was read. All frames of an earlier chunk must have been taken out.
    package mutating func append(_ bytes: UnsafeRawBufferPointer) {
        chunk.append(contentsOf: bytes)
    }

    /// The next whole frame, or nil where more must be read first. Empty lines are no frames.
    /// - Throws: `MCPError` for a frame beyond the limit; the stream cannot be read on after it.
    package mutating func next() throws(MCPError) -> Data? {
        while let end = chunk.lineEnd {
            var frame = chunk[chunk.startIndex..<end]
            chunk = chunk[(end + 1)...]
            if !unfinished.isEmpty {
                frame = unfinished + frame
                unfinished = Data()
            }
            try check(frame.count)
            if !frame.isBlank { return frame }
        }
        unfinished.append(chunk)
        chunk = Data()
        // White space before a frame only says that one is about to come.
        if unfinished.isBlank { unfinished = Data() }
        try check(unfinished.count)
        return nil
    }

    private func check(_ size: Int) throws(MCPError) {
        guard size <= limit else {
            throw MCPError(.invalidRequest, "A frame is longer than \(limit) bytes.")
        }
    }
}

extension Data {
    fileprivate var lineEnd: Index? {
        withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            // memchr stays within the count it is given, and returns a pointer into the same bytes.
            return memchr(base, Int32(UInt8(ascii: "\n")), bytes.count).map {
                startIndex + (UnsafeRawPointer($0) - base)
            }
        }
    }

    fileprivate var isBlank: Bool {
        withUnsafeBytes { $0.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 } }
    }
}
