// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// What an encoded image says of itself before it is decoded.
package enum ImageHeader {
    package enum Kind: Sendable { case png, jpeg, svg }

    package static func kind(of data: Data) -> Kind? {
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if data.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        return String(decoding: data.prefix(1_024), as: UTF8.self).contains("<svg") ? .svg : nil
    }

    /// The pixels of a PNG or JPEG, from its header.
    package static func size(of data: Data) -> (width: Int, height: Int)? {
        let bytes = [UInt8](data.prefix(256 << 10))
        switch kind(of: data) {
        case .png: return pngSize(bytes)
        case .jpeg: return jpegSize(bytes)
        case .svg, nil: return nil
        }
    }

    private static func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.count >= 24 else { return nil }
        func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(at: 16), number(at: 20))
    }

    /// Walks the segments up to the frame header.
    private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        var offset = 2
        while offset + 9 < bytes.count, bytes[offset] == 0xFF {
            let marker = bytes[offset + 1]
            if marker == 0xFF {
                offset += 1
                continue
            }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                let height = Int(bytes[offset + 5]) << 8 | Int(bytes[offset + 6])
                let width = Int(bytes[offset + 7]) << 8 | Int(bytes[offset + 8])
                return (width, height)
            }
            let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
            guard length >= 2 else { return nil }
            offset += 2 + length
        }
        return nil
    }
}
