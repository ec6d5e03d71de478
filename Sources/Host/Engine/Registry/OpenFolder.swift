// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A folder that another may have filled, by its descriptor: its entries are bytes, which need not be text.
final class OpenFolder {
    let descriptor: Int32

    /// Nil, with `errno`, for what is no folder, and for what may not be read.
    /// - Parameter followsLinks: whether a link to a folder is one, too.
    init?(_ name: [CChar], in parent: Int32 = AT_FDCWD, followsLinks: Bool = false) {
        let kind = O_RDONLY | O_DIRECTORY | O_CLOEXEC
        descriptor = openat(parent, name, followsLinks ? kind : kind | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The entries’ names, without those of the folder itself and the one above; nil, with `errno`, where that fails.
    func names() -> [[CChar]]? {
        let own = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard own >= 0 else { return nil }
        guard let stream = fdopendir(own) else {
            close(own)
            return nil
        }
        defer { closedir(stream) }
        let place = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        var names: [[CChar]] = []
        while let entry = readdir(stream) {
            let text = (UnsafeRawPointer(entry) + place).assumingMemoryBound(to: CChar.self)
            let name = Array(UnsafeBufferPointer(start: text, count: strlen(text) + 1))
            if name != Self.itself, name != Self.above { names.append(name) }
        }
        return names
    }

    private static let itself = Array(".".utf8CString)
    private static let above = Array("..".utf8CString)
}
