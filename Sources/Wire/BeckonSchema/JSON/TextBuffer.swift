// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Bytes that grow at their end and become `Data` without being copied: an array asks at each byte who else has it.
struct TextBuffer: ~Copyable {
    private var bytes: UnsafeMutableRawPointer
    private var capacity: Int
    private var count = 0

    init(capacity: Int) {
        bytes = Self.allocated(nil, capacity)
        self.capacity = capacity
    }

    deinit { free(bytes) }

    mutating func append(_ byte: UInt8) {
        reserve(1)
        bytes.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
        count += 1
    }

    mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
        guard let start = piece.baseAddress else { return }
        reserve(piece.count)
        (bytes + count).copyMemory(from: start, byteCount: piece.count)
        count += piece.count
    }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// Makes sure that as many bytes more can be written without looking.
    private mutating func reserve(_ more: Int) {
        guard more > capacity - count else { return }
        capacity = max(2 * capacity, count + more)
        bytes = Self.allocated(bytes, capacity)
    }

    /// The C library's memory, because it makes a large piece larger without touching what is in it.
    private static func allocated(_ old: UnsafeMutableRawPointer?, _ capacity: Int) -> UnsafeMutableRawPointer {
        guard let new = realloc(old, capacity) else { fatalError("There is no memory for \(capacity) bytes of JSON.") }
        return new
    }

    consuming func data() -> Data {
        let data = Data(bytesNoCopy: bytes, count: count, deallocator: .free)
        discard self
        return data
    }
}
