// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@testable import ConnectService

@Suite struct TunDeviceTests {
    @Test(arguments: [
        ("/dev/null", TunDevice.Fault.withoutDriver), ("/nowhere/tun", .missing), ("/dev/null/tun", .missing),
        ("/etc", .broken(EISDIR)),
    ])
    func whatIsWrongIsTold(path: String, fault: TunDevice.Fault) { #expect(TunDevice.fault(at: path) == fault) }

    @Test(.enabled(if: ConnectLab.isPossible, "needs to open /dev/net/tun")) func theDeviceItselfIsFine() {
        #expect(TunDevice.fault() == nil)
    }
}
