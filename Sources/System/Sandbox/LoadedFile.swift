// SPDX-License-Identifier: Apache-2.0
private import CBeckonSpawn
import Foundation

/// A file that this process runs code from.
enum LoadedFile {
    /// The path, without links, of the file that holds a type's own description; nil for a type made at run time.
    static func path(of type: Any.Type) -> String? {
        // Metadata of a type that is not generic is a constant of the library that defines the type.
        guard let file = beckon_file_of(unsafeBitCast(type, to: UnsafeRawPointer.self)),
            let path = realpath(file, nil)
        else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
