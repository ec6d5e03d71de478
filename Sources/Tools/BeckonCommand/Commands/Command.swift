// SPDX-License-Identifier: Apache-2.0
import Engine

/// One command of the program: reads its part of the command line, then calls the libraries that do the work.
protocol Command: Sendable {
    static var definition: CommandDefinition { get }

    /// - Throws: `UsageError`.
    init(_ line: OptionParser.Parsed) throws

    func run(in session: CommandSession) async throws -> OutcomeKind
}
