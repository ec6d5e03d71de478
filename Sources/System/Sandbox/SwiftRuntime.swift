// SPDX-License-Identifier: Apache-2.0

/// The shared libraries of Swift that this process runs on, and that extensions run on too.
package enum SwiftRuntime {
    /// The folder; nil where the host is linked statically, or the libraries are in a place every program knows.
    package static let directory: String? = {
        guard let library = LoadedFile.path(of: Int.self), library.hasSuffix("/libswiftCore.so") else { return nil }
        return String(library.dropLast("/libswiftCore.so".count))
    }()
}
