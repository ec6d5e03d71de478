// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where a program says that its shared libraries are: `DT_RUNPATH`, or the older `DT_RPATH`, of its ELF file.
struct RunPath {
    /// In the order in which the dynamic linker looks; empty for what is no 64-bit ELF program of this byte order.
    let folders: [String]

    init(ofFileAt path: String) {
        guard let file = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)) else {
            folders = []
            return
        }
        defer { try? file.close() }
        let text = ELFReader(file: file).runPath
        folders = text?.split(separator: ":").map(String.init) ?? []
    }
}

/// Reads what it needs of an ELF file and trusts none of its numbers.
private struct ELFReader {
    private enum Segment {
        static let loaded: UInt32 = 1
        static let dynamic: UInt32 = 2
    }

    private enum Tag {
        static let end: UInt64 = 0
        static let strings: UInt64 = 5
        static let path: UInt64 = 15
        static let runPath: UInt64 = 29
    }

    private struct ProgramHeader {
        let kind: UInt32
        let offset, address, size: UInt64
    }

    let file: FileHandle

    var runPath: String? {
        guard let header = read(at: 0, count: 64), header.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]),
            let headers = programHeaders(header),
            let dynamic = headers.first(where: { $0.kind == Segment.dynamic }),
            let table = read(at: dynamic.offset, count: min(Int(clamping: dynamic.size), 64 << 10))
        else { return nil }
        var values: [UInt64: UInt64] = [:]
        for start in stride(from: 0, through: table.count - 16, by: 16) {
            let tag: UInt64 = number(table, start)
            if tag == Tag.end { break }
            values[tag] = number(table, start + 8)
        }
        guard let strings = values[Tag.strings], let place = values[Tag.runPath] ?? values[Tag.path] else { return nil }
        let (address, overflows) = strings.addingReportingOverflow(place)
        // The table of strings is named by its address in memory; a loaded segment says where that is in the file.
        guard !overflows,
            let segment = headers.first(where: {
                $0.kind == Segment.loaded && address >= $0.address && address - $0.address < $0.size
            })
        else { return nil }
        let (offset, exceeds) = segment.offset.addingReportingOverflow(address - segment.address)
        guard !exceeds, let text = read(at: offset, count: 4096, mayBeShorter: true) else { return nil }
        return String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
    }

    private func programHeaders(_ header: Data) -> [ProgramHeader]? {
        let size = 56
        let (start, count): (UInt64, UInt16) = (number(header, 32), number(header, 56))
        guard number(header, 54) == UInt16(size), let bytes = read(at: start, count: size * Int(count)) else {
            return nil
        }
        return stride(from: 0, to: bytes.count, by: size).map { place in
            ProgramHeader(
                kind: number(bytes, place), offset: number(bytes, place + 8), address: number(bytes, place + 16),
                size: number(bytes, place + 32))
        }
    }

    private func number<Number: FixedWidthInteger>(_ bytes: Data, _ place: Int) -> Number {
        let start = bytes.startIndex + place
        return bytes[start..<start + MemoryLayout<Number>.size].reversed().reduce(0) { $0 << 8 | Number($1) }
    }

    private func read(at offset: UInt64, count: Int, mayBeShorter: Bool = false) -> Data? {
        guard offset <= UInt64(Int64.max), count > 0, (try? file.seek(toOffset: offset)) != nil,
            let bytes = try? file.read(upToCount: count), mayBeShorter || bytes.count == count
        else { return nil }
        return bytes
    }
}
