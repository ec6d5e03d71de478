// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation

/// A program that prints numbers.
enum Subprocess {
    /// Runs the program to its end and reads the numbers that it printed.
    /// - Throws: `BenchmarkError` where it fails or prints something else; `SystemError` where it takes 10 minutes.
    static func numbers(_ command: [String]) async throws -> [Double] {
        let run = try await ChildProcess.run(
            Command(
                command[0], Array(command.dropFirst()), environment: ProcessInfo.processInfo.environment),
            limit: .seconds(600))
        let numbers = run.output.split(whereSeparator: \.isWhitespace).map { Double($0) }
        guard run.status.succeeded, !numbers.isEmpty, numbers.allSatisfy({ $0 != nil }) else {
            throw BenchmarkError(
                "“\(command.joined(separator: " "))” failed and printed: \(run.output)\(run.errorOutput)")
        }
        return numbers.compactMap(\.self)
    }
}
