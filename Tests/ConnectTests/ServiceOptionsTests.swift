// SPDX-License-Identifier: Apache-2.0
import Bus
import ConnectService
import Foundation
import Testing

/// The command line of `connect-service`.
@Suite struct ServiceOptionsTests {
    @Test func standsOnItsOwn() throws {
        let options = try ServiceOptions([])
        #expect(options.profiles.path == "/etc/beckon/connect")
        #expect(options.state.path == "/var/lib/beckon-connect")
        #expect(options.owner == nil)
        #expect(options.policy.path == "/etc/beckon/connect.policy")
        #expect(options.limit == .seconds(10))
        #expect(!options.asksForHelp)
    }

    @Test(arguments: [
        ["--profiles", "/p", "--owner", "7", "--limit", "2.5", "--bus-address", "unix:path=/b"],
        ["--profiles=/p", "--owner=7", "--limit=2.5", "--bus-address=unix:path=/b"],
        ["--prof", "/q", "--own=7", "--lim=2.5", "--bus=unix:path=/b", "--profiles=/p"],
    ])
    func readsValues(words: [String]) throws {
        let options = try ServiceOptions(words)
        #expect(options.profiles.path == "/p")
        #expect(options.owner == 7)
        #expect(options.limit == .seconds(2.5))
        #expect(options.address.description == "unix:path=/b")
    }

    @Test(arguments: [["--help"], ["-h"], ["--owner", "7", "--help"]])
    func asksForHelp(words: [String]) throws { #expect(try ServiceOptions(words).asksForHelp) }

    @Test(arguments: [
        (["--owner"], "--owner needs a value after it"),
        (["--owner", "me"], "“me” is not a user's number"),
        (["--limit", "0"], "“0” is not a number of seconds from 0 to 3600"),
        (["--s", "1"], "“--s” is short for several options: --state, --silence"),
        (["--help=1"], "--help takes no value"),
        (["--nothing", "1"], "there is no option “--nothing”; see --help"),
        (["-x"], "there is no option “-x”; see --help"),
        (["now"], "“now” is no option; see --help"),
    ])
    func saysWhatIsWrong(words: [String], message: String) throws {
        let problem = #expect(throws: ServiceOptions.Problem.self) { try ServiceOptions(words) }
        #expect(problem?.description == message)
    }
}
