// SPDX-License-Identifier: Apache-2.0

/// Opens a handle on the thread that will own it.
actor BusOpener {
    private let loop: BusLoop

    init(loop: BusLoop) { self.loop = loop }

    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

    func open(_ address: BusAddress, _ limit: Duration) throws(BusError) -> BusHandle {
        let handle = try BusHandle(address, limit: limit)
        loop.handle = handle
        return handle
    }
}
