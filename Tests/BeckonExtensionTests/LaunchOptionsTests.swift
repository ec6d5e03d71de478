// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BeckonExtension

struct LaunchOptionsTests {
    @Test(
        arguments: [
            ([], nil, .standalone), ([], "5,6", .channel(reading: 5, writing: 6)), (["--version"], "5,6", .version),
            (["--help"], nil, .help), (["--catalogue"], nil, .catalogue(language: nil)),
            (["--catalogue", "hu"], nil, .catalogue(language: "hu")),
        ] as [([String], String?, LaunchOptions)])
    func reads(arguments: [String], channel: String?, options: LaunchOptions) {
        let environment = channel.map { [LaunchOptions.channelVariable: $0] } ?? [:]
        #expect(LaunchOptions(arguments: arguments, environment: environment) == options)
    }

    @Test(arguments: ["", "5", "5,", ",6", "5,6,7", "a,b", "0,1", "-5,6", "2,3"])
    func refusesChannel(text: String) {
        let options = LaunchOptions(arguments: [], environment: [LaunchOptions.channelVariable: text])
        guard case .mistake(let message) = options else {
            Issue.record("“\(text)” was taken for \(options)")
            return
        }
        #expect(message.contains(LaunchOptions.channelVariable))
    }
}
