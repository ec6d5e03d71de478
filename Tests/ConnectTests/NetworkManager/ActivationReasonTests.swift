// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Testing

@testable import ConnectService

/// NetworkManager's numbers, written out so that a changed name here would be seen.
private let causes: [(number: Int, toConnect: ConnectFailure.Code)] = [
    (0, .setUpFailed), (1, .setUpFailed), (2, .cancelled), (3, .noNetwork), (4, .setUpFailed), (5, .setUpFailed),
    (6, .serverNotResponding), (7, .programMissing), (8, .programMissing), (9, .authenticationFailed),
    (10, .authenticationFailed), (11, .noSuchProfile), (12, .noNetwork), (13, .deviceMissing), (14, .deviceMissing),
    (-1, .managerNotRunning), (99, .setUpFailed),
]

@Suite struct ActivationReasonTests {
    @Test(arguments: causes) func eachReasonHasItsCause(number: Int, cause: ConnectFailure.Code) {
        let reason = ActivationReason(rawValue: number)
        #expect(reason.failureToConnect("corp").code == cause)
        #expect(reason.failureToConnect("corp").detail.contains("corp"))
        #expect(reason.loss(of: "corp").code == .connectionLost)
        #expect(reason.loss(of: "corp").detail.contains("“corp”"))
    }

    @Test func causesThatMeanDifferentThingsAreSaidInDifferentWords() {
        let words = Set(causes.map { ActivationReason(rawValue: $0.number).failureToConnect("corp").detail })
        // Not started in time, and not at all, ask for the same; all others have words of their own.
        #expect(words.count == causes.count - 1)
    }
}
