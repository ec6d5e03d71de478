// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The program `beckon-bench`: measures Beckon and its peers in one run and judges the ratios.
struct BenchProgram {
    private let words: [String]

    init(_ words: [String]) { self.words = words }

    /// - Returns: the exit code: 0 where every threshold is kept, 1 where one is missed, 2 where nothing was measured.
    func run() async -> Int32 {
        do {
            switch words.first {
            case "--help": print(Self.help)
            case "--list": print(BenchmarkTable.all.map(\.name).joined(separator: "\n"))
            case "--draw": try StatusPicture.draw(to: file(after: "--draw"))
            case "--draw-peer": try StatusDrawing.draw(to: file(after: "--draw-peer"))
            case "--prepare": _ = try await Setting.make(at: file(after: "--prepare"))
            case WarmCallSide.flag: try await WarmCallSide(Array(words.dropFirst())).run()
            case PipeEcho.flag: try await PipeEcho(Array(words.dropFirst())).run()
            case PipeEcho.childFlag: try PipeEcho.runChild(Array(words.dropFirst()))
            default: return try await measure()
            }
            return 0
        } catch {
            FileHandle.standardError.write(Data("beckon-bench: \(error)\n".utf8))
            return 2
        }
    }

    private func measure() async throws -> Int32 {
        let names = words.filter { !$0.hasPrefix("-") }
        let options = words.filter { $0.hasPrefix("-") }
        if let unknown = options.first(where: { $0 != "--json" }) {
            throw BenchmarkError("“\(unknown)” is no option. \(Self.help)")
        }
        if let unknown = names.first(where: { name in !BenchmarkTable.all.contains { $0.name == name } }) {
            let known = BenchmarkTable.all.map(\.name).joined(separator: ", ")
            throw BenchmarkError("There is no benchmark “\(unknown)”; there are \(known).")
        }
        let setting = try await Setting.make()
        defer { setting.remove() }
        let thresholds = try Thresholds(contentsOf: setting.repository.appending(path: "Benchmarks/thresholds.json"))
        var report = Report(thresholds: thresholds, printsRows: options.isEmpty)
        for benchmark in BenchmarkTable.all where names.isEmpty || names.contains(benchmark.name) {
            for finding in try await benchmark.measure(in: setting) { report.add(finding) }
        }
        if !options.isEmpty { print(try report.json()) }
        return report.hasFailed ? 1 : 0
    }

    private func file(after option: String) throws -> URL {
        guard words.count == 2 else { throw BenchmarkError("\(option) takes the name of one file.") }
        return URL(fileURLWithPath: words[1])
    }

    private static let help = """
        Usage: beckon-bench [--json] [BENCHMARK …], in the folder of the project, after `make bench` has built it.

          --json           print one JSON document instead of lines
          --list           name the benchmarks
          --draw FILE      draw the status snippet as a PNG picture
          --draw-peer FILE write the SVG that librsvg draws against it
          --prepare DIRECTORY
                           install the gallery of intents there, for
          --warm-call DIRECTORY apart|together COUNT
                           only our side of a warm call, to be profiled
        """
}
