// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation
import Testing

@testable import ConnectService

@Suite struct RunningProgramsTests {
    /// Another service's program has the same command line, and may be in the same network.
    @Test func onlyWhatIsMarkedEnds() async throws {
        let marks = [UUID().uuidString, UUID().uuidString]
        var children: [ChildProcess] = []
        for mark in marks {
            children.append(
                try await Spawner.shared.spawn(
                    Command("/usr/bin/sleep", ["60"], environment: [RunningPrograms.variable: mark])))
        }
        defer { for child in children { child.kill() } }
        #expect(await RunningPrograms.end(marked: marks[0]))
        #expect(await children[0].exit(within: .seconds(5)) != nil)
        #expect(children[1].isRunning)
        #expect(await RunningPrograms.end(marked: "nobody's"))
    }
}
