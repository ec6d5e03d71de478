// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Foundation

/// The kernel's device with which programs make tunnels.
enum TunDevice {
    /// Why programs cannot make tunnels here.
    enum Fault: Sendable, Hashable {
        case missing
        /// There is a file, and no driver behind it.
        case withoutDriver
        /// The service may not open it, which says nothing of others.
        case forbidden
        case broken(Int32)
    }

    static let path = "/dev/net/tun"
    /// `TUNGETFEATURES` of linux/if_tun.h, which asks the driver and makes nothing.
    private static let question: UInt = 0x8004_54cf

    /// - Returns: nil where tunnels can be made.
    static func fault(at path: String = path) -> Fault? {
        let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            return switch errno {
            case ENOENT, ENOTDIR: .missing
            case ENODEV, ENXIO: .withoutDriver
            case EACCES, EPERM: .forbidden
            case let cause: .broken(cause)
            }
        }
        defer { close(descriptor) }
        var features: UInt32 = 0
        return ioctl(descriptor, question, &features) == 0 ? nil : .withoutDriver
    }

    /// - Throws: ``ConnectFailure/Code/deviceMissing``.
    static func check() throws(ConnectFailure) {
        if let fault = fault() { throw ConnectFailure(.deviceMissing, fault.words) }
    }
}

extension TunDevice.Fault {
    var words: String {
        switch self {
        case .missing: "There is no \(TunDevice.path)"
        case .withoutDriver: "\(TunDevice.path) is not the kernel's tunnel device, or its driver is not loaded"
        case .forbidden: "The service may not open \(TunDevice.path)"
        case .broken(let cause): "\(TunDevice.path) cannot be opened: \(String(cString: strerror(cause)))"
        }
    }
}
