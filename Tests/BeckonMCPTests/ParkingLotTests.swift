// SPDX-License-Identifier: Apache-2.0
import Synchronization
import Testing

@testable import BeckonMCP

struct ParkingLotTests {
    private let here = ConnectionID(number: 1)

    @Test(.timeLimit(.minutes(1))) func whatNobodyComesBackForIsGivenUp() async {
        let (given, continuation) = AsyncStream.makeStream(of: String.self)
        let lot = ParkingLot<String>(patience: .milliseconds(10)) { continuation.yield($0) }
        let state = lot.park("call", connection: here, action: "A")
        #expect(await given.first { _ in true } == "call")
        #expect(lot.redeem(state, connection: here, action: "A") == nil)
    }

    @Test func whatWaitsEndsWithItsConnection() async {
        let ended = Mutex<[String]>([])
        let lot = ParkingLot<String>(patience: .seconds(600)) { call in ended.withLock { $0.append(call) } }
        let mine = lot.park("mine", connection: here, action: "A")
        let other = lot.park("other", connection: ConnectionID(number: 2), action: "A")
        await lot.end(here)
        #expect(ended.withLock { $0 } == ["mine"])
        #expect(lot.redeem(mine, connection: here, action: "A") == nil)
        #expect(lot.redeem(other, connection: ConnectionID(number: 2), action: "A") == "other")
    }
}
