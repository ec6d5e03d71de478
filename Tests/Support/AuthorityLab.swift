// SPDX-License-Identifier: Apache-2.0
import ChildProcess
package import Foundation
package import Testing

/// A machine with polkit, a login manager and two unprivileged users, ada and ben, for the time of one command.
package enum AuthorityLab {
    package struct Run: Sendable {
        package var code: Int32
        package var output: String
        package var error: String
    }

    package static let script = Products.package.appending(path: "Tests/EngineTests/Lab/authority-lab").path

    /// What the lab is made of; as root only, because root alone can become two other users.
    package static var isPossible: Bool {
        let parts = ["/usr/lib/polkit-1/polkitd", "/usr/lib/python3/dist-packages/dbusmock/__init__.py"]
        return getuid() == 0 && parts.allSatisfy { FileManager.default.fileExists(atPath: $0) } && isReachable
    }

    /// Whether other users may enter every folder on the way to the programs.
    private static var isReachable: Bool {
        var folder = Products.folder
        while folder.path != "/" {
            var status = stat()
            guard stat(folder.path, &status) == 0, status.st_mode & 0o001 != 0 else { return false }
            folder.deleteLastPathComponent()
        }
        return true
    }

    private static let environment = [
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8",
        "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
    ]

    /// Starts the lab under nobody's guard, to see what a killed one leaves; what it prints goes into the two files.
    package static func start(_ arguments: [String], output: URL, error: URL) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: script)
        process.arguments = arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        for file in [output, error] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: error)
        return process
    }

    /// Runs a command in the lab to its end.
    package static func run(_ options: [String], _ command: [String]) async throws -> Run {
        let run = try await ChildProcess.run(
            Command(script, options + ["--"] + command, environment: environment), limit: .seconds(120))
        guard case .exited(let code) = run.status else { throw SystemError(EINTR, "The lab was killed") }
        return Run(code: code, output: run.output, error: run.errorOutput)
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test, and says so, where the lab cannot be made.
    package static var needsAuthorityLab: Self {
        .enabled(
            if: AuthorityLab.isPossible,
            """
            It needs root, the packages polkitd and python3-dbusmock (make setup), and a build folder that other users \
            may enter.
            """)
    }
}
