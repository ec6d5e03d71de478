// SPDX-License-Identifier: Apache-2.0
internal import Foundation
internal import Sandbox
internal import Snippets

/// What `beckon-picture` may see: the system, fonts, icons and one snippet's images, all read-only, and no network.
struct PictureSandbox: Sendable {
    /// Where the snippet's images stand inside.
    private static let resources = "/resources"

    var program: String
    var environment: [String: String]
    var limits: PictureProcess.Limits
    /// The number of the descriptor that bubblewrap reads the system call filter from.
    var filter: Int32

    func seenInside(_ request: PictureRequest) -> PictureRequest {
        var request = request
        if request.resources != nil { request.resources = Self.resources }
        return request
    }

    func arguments(for request: PictureRequest, files: FileManager = .default) -> [String] {
        let devices = ["--proc", "/proc", "--remount-ro", "/proc", "--dev", "/dev", "--remount-ro", "/dev"]
        return Isolation.arguments(filter: filter) + SystemFolders.arguments(files: files) + devices
            + readable(request).flatMap(bound) + images(request) + variables + ["--remount-ro", "/", "--"] + bounded
    }

    private func readable(_ request: PictureRequest) -> [String] {
        var paths = ["/etc/ld.so.cache", "/etc/fonts", "/var/cache/fontconfig"]
        if let home = environment["HOME"], home.hasPrefix("/") {
            paths += [".fonts", ".local/share/fonts", ".config/fontconfig", ".cache/fontconfig"].map { "\(home)/\($0)" }
        }
        for folder in request.dataDirectories where folder.hasPrefix("/") && !folder.hasPrefix("/usr/") {
            paths += ["fonts", "bootstrap-icons"].map { "\(folder)/\($0)" }
        }
        return paths + [program, swiftRuntime].compactMap(\.self).filter { !$0.hasPrefix("/usr/") }
    }

    private var swiftRuntime: String? { SwiftRuntime.directory(of: program) }

    private func bound(_ path: String) -> [String] { ["--ro-bind-try", path, path] }

    private func images(_ request: PictureRequest) -> [String] {
        request.resources.map { ["--ro-bind-try", $0, Self.resources] } ?? []
    }

    private var variables: [String] {
        var variables = ["LANG": "C.UTF-8", "HOME": environment["HOME"] ?? "/"]
        variables["XDG_DATA_HOME"] = environment["XDG_DATA_HOME"]
        variables["LD_LIBRARY_PATH"] = swiftRuntime
        return variables.sorted { $0.key < $1.key }.flatMap { ["--setenv", $0.key, $0.value] }
    }

    /// A picture is one process of a few threads; what it writes is bounded as its memory is.
    private var bounded: [String] {
        ResourceBounds(memory: limits.memory, descriptors: 256, fileSize: limits.memory).command() + [program]
    }
}
