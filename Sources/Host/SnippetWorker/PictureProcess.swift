// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema
internal import ChildProcess
package import Foundation
internal import Graphics
internal import Sandbox
package import Snippets

/// Draws pictures with `beckon-picture`, one short process each: the host neither loads the drawing libraries nor
/// decodes what an app calls an image.
package struct PictureProcess: Sendable {
    package struct Limits: Sendable, Hashable {
        package var time = Duration.seconds(15)
        /// Bytes.
        package var memory = 512 << 20
        package init() {}
    }

    /// No picture of the largest size is larger, even where nothing of it can be compressed.
    private static let largestPicture = 96 << 20

    package let program: String
    package let environment: [String: String]
    package var limits: Limits

    /// - Parameter program: The path of `beckon-picture`.
    package init(program: String, environment: [String: String], limits: Limits = Limits()) {
        self.program = program
        self.environment = environment
        self.limits = limits
    }

    /// Uses the program that belongs to an executable: beside it, or in `../libexec/beckon`.
    /// - Throws: `SnippetError` with code `process` where there is none.
    package init(environment: [String: String], executable: String = "/proc/self/exe") throws {
        let own = URL(fileURLWithPath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
        let places = [own, own.deletingLastPathComponent().appending(path: "libexec/beckon")]
        let programs = places.map { $0.appending(path: "beckon-picture").path }
        guard let program = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            throw SnippetError(
                .process, "“beckon-picture”, which draws pictures, is not in “\(own.path)”. Install Beckon again.")
        }
        self.init(program: program, environment: environment)
    }

    /// - Throws: `SnippetError`, with code `process` where the program failed or was stopped; `CancellationError`.
    package func png(_ request: PictureRequest) async throws -> Data {
        do {
            return try await drawn(request)
        } catch let error as SystemError {
            throw SnippetError(.process, "The picture could not be drawn: \(error) `beckon doctor` says more.")
        } catch let error as SchemaError {
            throw SnippetError(.request, error.message)
        }
    }

    private func drawn(_ request: PictureRequest) async throws -> Data {
        let sandbox = PictureSandbox(program: program, environment: environment, limits: limits, filter: 3)
        let question = try MemoryFile(sandbox.seenInside(request).json.serialized())
        let picture = try MemoryFile()
        let (child, errors) = try await start(
            sandbox.arguments(for: request), input: question.descriptor, output: picture.descriptor)
        let exit = await withTaskCancellationHandler {
            await child.exit(within: limits.time)
        } onCancel: {
            child.kill()
        }
        guard let exit else {
            child.kill()
            _ = await child.exit()
            throw SnippetError(.process, "Drawing the picture took longer than \(limits.time) and was stopped.")
        }
        try Task.checkCancellation()
        await errors.settle(within: .seconds(1))
        guard exit == .exited(0) else { throw Self.failure(exit, errors.lines()) }
        let png = try picture.contents(upTo: Self.largestPicture)
        guard ImageHeader.kind(of: png) == .png else {
            throw SnippetError(.process, "“\(program)” wrote no picture. Install Beckon again.")
        }
        return png
    }

    private func start(
        _ arguments: [String], input: Int32, output: Int32
    ) async throws -> (ChildProcess, OutputTail) {
        var errors = try DescriptorPipe()
        let filter = try SyscallFilter.program()
        defer { close(filter) }
        let child = try await Spawner.shared.spawn(
            Command(ProgramSearch(environment).bubblewrap, arguments),
            descriptors: [0: input, 1: output, 2: errors.writing, 3: filter])
        return (child, OutputTail(reading: errors.takeReading()))
    }

    private static func failure(_ exit: ExitStatus, _ lines: [String]) -> SnippetError {
        if let last = lines.last, let json = try? JSONValue(parsing: Data(last.utf8)),
            let told = try? SnippetError(json: json)
        {
            return told
        }
        let how =
            switch exit {
            case .exited(let code): "ended with exit code \(code)"
            case .killed(let signal): "was killed by signal \(signal)"
            }
        return SnippetError(
            .process, (["“beckon-picture” \(how) and drew nothing."] + lines.suffix(1)).joined(separator: " "))
    }
}
