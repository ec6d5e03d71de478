// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BeckonCommand

struct CompletionLineTests {
    struct Example: Sendable {
        var words: [String]
        var index: Int
        var before: [String]
        var current: String
        var option: String?
    }

    @Test(arguments: [
        Example(words: ["beckon", ""], index: 1, before: [], current: ""),
        Example(words: ["beckon", "ru"], index: 1, before: [], current: "ru"),
        Example(words: ["beckon", "run", "X.Y", "--se"], index: 3, before: ["run", "X.Y"], current: "--se"),
        Example(
            words: ["beckon", "run", "X.Y", "--server", "Be"], index: 4, before: ["run", "X.Y", "--server"],
            current: "Be", option: "server"),
        Example(
            words: ["beckon", "run", "X.Y", "--server", "=", "Be"], index: 5, before: ["run", "X.Y"], current: "Be",
            option: "server"),
        Example(
            words: ["beckon", "run", "X.Y", "--server", "="], index: 4, before: ["run", "X.Y"], current: "",
            option: "server"),
        Example(
            words: ["beckon", "run", "X.Y", "--a", "=", "b", "--server", ""], index: 7,
            before: ["run", "X.Y", "--a=b", "--server"], current: "", option: "server"),
        Example(
            words: ["beckon", "run", "X.Y", "--a=b", "--c"], index: 4, before: ["run", "X.Y", "--a=b"], current: "--c"),
        Example(words: ["beckon"], index: 1, before: [], current: ""),
        Example(words: ["beckon", "run"], index: .max, before: ["run"], current: ""),
        Example(words: ["beckon", "run"], index: .min, before: [], current: "beckon"),
    ])
    func reads(_ example: Example) {
        let line = CompletionLine(words: example.words, index: example.index)
        #expect(Array(line.before) == example.before)
        #expect(line.current == example.current)
        #expect(line.option == example.option)
    }
}
