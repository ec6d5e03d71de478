// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Bytes that grow at their end and become `Data` without being copied: an array asks at each byte who else has it.
struct TextBuffer: ~Copyable {
    private var bytes: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var count = 0

    init(capacity: Int) {
        bytes = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    deinit { bytes.deallocate() }

    mutating func append(_ byte: UInt8) {
        reserve(1)
        bytes[count] = byte
        count += 1
    }

    mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
        guard let start = piece.baseAddress else { return }
        reserve(piece.count)
        (bytes + count).update(from: start, count: piece.count)
        count += piece.count
    }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// Makes sure that as many bytes more can be written without looking.
    private mutating func reserve(_ more: Int) {
        guard more > capacity - count else { return }
        let larger = max(2 * capacity, count + more)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        moved.update(from: bytes, count: count)
        bytes.deallocate()
        bytes = moved
        capacity = larger
    }

    consuming func data() -> Data {
        let data = Data(bytesNoCopy: bytes, count: count, deallocator: .custom { pointer, _ in pointer.deallocate() })
        discard self
        return data
    }
}
