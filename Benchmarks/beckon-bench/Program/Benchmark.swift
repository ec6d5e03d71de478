// SPDX-License-Identifier: Apache-2.0

/// One thing that is measured, together with what it is measured against.
protocol Benchmark: Sendable {
    /// What selects it on the command line.
    var name: String { get }

    /// - Throws: `BenchmarkError` where a side does not work.
    func measure(in setting: Setting) async throws -> [Finding]
}

enum BenchmarkTable {
    static let all: [any Benchmark] = [
        WarmCall(), ColdRun(), Picture(), PictureProgram(), ResidentMemory(), Catalogue(), ConnectTime(),
        IdleService(),
    ]
}

/// Why a measurement could not be made.
struct BenchmarkError: Error, Sendable, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
