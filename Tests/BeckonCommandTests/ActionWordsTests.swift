// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Testing

@testable import BeckonCommand

struct ActionWordsTests {
    @Test(
        arguments: [
            ([], [:]),
            (["--server", "Berlin"], ["server": "Berlin"]),
            (["--server=Berlin"], ["server": "Berlin"]),
            (["--text=a=b"], ["text": "a=b"]),
            (["--text="], ["text": ""]),
            (["--text", ""], ["text": ""]),
            (["--loud"], ["loud": true]),
            (["--loud", "--server", "x"], ["loud": true, "server": "x"]),
            (["--count", "-5"], ["count": "-5"]),
            (["--tag", "a", "--tag=b", "--tag", "c"], ["tag": ["a", "b", "c"]]),
            (["--json", "--help"], ["json": true, "help": true]),
            (["--text=--json"], ["text": "--json"]),
        ] as [([String], [String: JSONValue])])
    func reads(words: [String], arguments: [String: JSONValue]) throws {
        #expect(try ActionWords(words).arguments == arguments)
    }

    @Test(arguments: [["VPN"], ["-x"], ["--"], ["--server", "Berlin", "now"]])
    func refuses(words: [String]) {
        #expect(throws: UsageError.self) { try ActionWords(words) }
    }
}
