// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A program that prints numbers.
enum Subprocess {
    /// Runs the program to its end and reads the numbers that it printed.
    /// - Throws: `BenchmarkError` where it fails or prints something else.
    static func numbers(_ command: [String]) throws -> [Double] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let numbers = text.split(whereSeparator: \.isWhitespace).map { Double($0) }
        guard process.terminationStatus == 0, !numbers.isEmpty, numbers.allSatisfy({ $0 != nil }) else {
            throw BenchmarkError("“\(command.joined(separator: " "))” failed and printed: \(text)")
        }
        return numbers.compactMap(\.self)
    }
}
