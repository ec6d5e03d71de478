// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BeckonCommand

struct OptionParserTests {
    struct Good: Sendable, CustomTestStringConvertible {
        var name: String
        var words: [String]
        var options: [String: [String]] = [:]
        var operands: [String] = []
        var stops = false
        var testDescription: String { name }
    }

    private static let options: [OptionDefinition] = [.json, .limit, .timeout, .confirm, .help]

    @Test(arguments: [
        Good(name: "nothing", words: []),
        Good(name: "long", words: ["--json"], options: ["json": [""]]),
        Good(name: "short", words: ["-y"], options: ["yes": [""]]),
        Good(name: "value apart", words: ["--limit", "5"], options: ["limit": ["5"]]),
        Good(name: "value joined", words: ["--limit=5"], options: ["limit": ["5"]]),
        Good(name: "short value joined", words: ["-n5"], options: ["limit": ["5"]]),
        Good(name: "shorts together", words: ["-yn", "5"], options: ["yes": [""], "limit": ["5"]]),
        Good(name: "empty value", words: ["--limit="], options: ["limit": [""]]),
        Good(name: "value with dashes", words: ["--limit", "--json"], options: ["limit": ["--json"]]),
        Good(name: "repeated", words: ["-n1", "-n2"], options: ["limit": ["1", "2"]]),
        Good(name: "abbreviated", words: ["--lim", "5"], options: ["limit": ["5"]]),
        Good(name: "operand first", words: ["a", "--json", "b"], options: ["json": [""]], operands: ["a", "b"]),
        Good(
            name: "stops", words: ["-y", "a", "--json"], options: ["yes": [""]], operands: ["a", "--json"], stops: true),
        Good(name: "end of options", words: ["--", "--json"], operands: ["--json"]),
        Good(name: "other letters", words: ["Küldés", "Отправить"], operands: ["Küldés", "Отправить"]),
    ])
    func reads(_ example: Good) throws {
        let parsed = try OptionParser(options: Self.options, stopsAtOperand: example.stops).parse(example.words)
        #expect(parsed.options == example.options)
        #expect(parsed.operands == example.operands)
    }

    struct Bad: Sendable, CustomTestStringConvertible {
        var name: String
        var words: [String]
        var error: UsageError
        var testDescription: String { name }
    }

    @Test(arguments: [
        Bad(
            name: "unknown with near miss", words: ["--jsn"],
            error: UsageError(code: .unknownOption, word: "--jsn", suggestions: ["--json"])),
        Bad(name: "unknown far off", words: ["--colour=1"], error: UsageError(code: .unknownOption, word: "--colour")),
        Bad(name: "unknown short", words: ["-x"], error: UsageError(code: .unknownOption, word: "-x")),
        Bad(
            name: "missing value", words: ["--limit"],
            error: UsageError(code: .missingValue, word: "--limit", expected: "NUMBER")),
        Bad(
            name: "missing short value", words: ["-n"],
            error: UsageError(code: .missingValue, word: "--limit", expected: "NUMBER")),
        Bad(name: "value too much", words: ["--json=1"], error: UsageError(code: .unexpectedValue, word: "--json")),
        Bad(name: "bad one in between", words: ["a", "-x", "b"], error: UsageError(code: .unknownOption, word: "-x")),
    ])
    func refuses(_ example: Bad) {
        #expect(throws: example.error) { try OptionParser(options: Self.options).parse(example.words) }
    }

    @Test func refusesAnAmbiguousAbbreviation() {
        let parser = OptionParser(options: [.onlyApp, .onlyAction])
        #expect(throws: UsageError(code: .ambiguousOption, word: "--a", suggestions: ["--app", "--action"])) {
            try parser.parse(["--a", "x"])
        }
    }

    @Test func readsFromManyTasksAtOnce() async throws {
        let results = try await withThrowingTaskGroup(of: Bool.self) { group in
            for index in 0..<64 {
                group.addTask {
                    let parsed = try OptionParser(options: Self.options).parse(["a\(index)", "-n", "\(index)", "b"])
                    return parsed.options == ["limit": ["\(index)"]] && parsed.operands == ["a\(index)", "b"]
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results == Array(repeating: true, count: 64))
    }
}
