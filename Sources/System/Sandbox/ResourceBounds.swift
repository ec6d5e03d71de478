// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The kernel's bounds on one program in a sandbox, set before it begins.
package struct ResourceBounds: Sendable, Hashable {
    /// Processes and threads of the user namespace together; nil leaves what there is.
    package var processes: Int?
    /// Bytes of memory of each process.
    package var memory: Int
    /// Open descriptors of each process.
    package var descriptors: Int
    /// Bytes of each file.
    package var fileSize: Int

    package init(processes: Int? = nil, memory: Int, descriptors: Int, fileSize: Int) {
        self.processes = processes
        self.memory = memory
        self.descriptors = descriptors
        self.fileSize = fileSize
    }

    /// The words of a command line that the program and its arguments follow.
    package func command() -> [String] {
        ["/usr/bin/prlimit"]
            + (processes.map { ["--nproc=\(Self.lowered($0, to: __RLIMIT_NPROC))"] } ?? [])
            + [
                "--data=\(Self.lowered(memory, to: RLIMIT_DATA))",
                "--nofile=\(Self.lowered(descriptors, to: RLIMIT_NOFILE))",
                "--fsize=\(Self.lowered(fileSize, to: RLIMIT_FSIZE))", "--core=0", "--",
            ]
    }

    /// The bound, or this process's own hard limit where that is lower: the kernel lets nobody raise it.
    private static func lowered(_ bound: Int, to resource: __rlimit_resource) -> Int {
        var own = rlimit()
        guard getrlimit(__rlimit_resource_t(resource.rawValue), &own) == 0 else { return bound }
        return min(bound, Int(clamping: own.rlim_max))
    }
}
