// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Reads what a process writes for people, and keeps the end of it.
package final class OutputTail: Sendable {
    private static let kept = 16 << 10
    /// Bytes of one process that are copied at most.
    private static let copied = 16 << 20

    private let bytes = Mutex<[UInt8]>([])
    private let finished = DispatchGroup()

    /// - Parameters:
    ///   - descriptor: the reading end of a pipe, which it owns from now on.
    ///   - copy: where all of it is written, too; owned in the same way.
    package init(reading descriptor: Int32, copyingTo copy: Int32? = nil) {
        finished.enter()
        let thread = Thread { [self] in
            var buffer = [UInt8](repeating: 0, count: 4096)
            var left = Self.copied
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                if let copy, left > 0 { left -= max(write(copy, buffer, min(count, left)), 0) }
                bytes.withLock {
                    $0 += buffer[..<count]
                    if $0.count > 2 * Self.kept { $0.removeFirst($0.count - Self.kept) }
                }
            }
            close(descriptor)
            if let copy { close(copy) }
            finished.leave()
        }
        thread.name = "beckon-errors"
        thread.stackSize = 64 << 10
        thread.start()
    }

    /// The last lines, at most `count`, without control characters.
    package func lines(_ count: Int = 80) -> [String] {
        let text = String(decoding: bytes.withLock { $0.suffix(Self.kept) }, as: UTF8.self)
        return text.split(whereSeparator: \.isNewline).suffix(count).map { line in
            String(
                line.unicodeScalars.prefix(400).filter { $0.properties.generalCategory != .control }.map(Character.init)
            )
        }
    }

    /// Waits until the process and its children have closed their ends, at most `limit`.
    package func settle(within limit: Duration) async {
        await withCheckedContinuation { continuation in
            let deadline =
                DispatchTime.now() + Double(limit.components.seconds) + Double(limit.components.attoseconds) * 1e-18
            DispatchQueue.global().async { [finished] in
                _ = finished.wait(timeout: deadline)
                continuation.resume()
            }
        }
    }
}
