// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Where a bus listens: the machine's, the session's, or one named by a D-Bus address.
package struct BusAddress: Sendable, Hashable, CustomStringConvertible {
    /// The address in the specification's spelling, such as `unix:path=/run/dbus/system_bus_socket`.
    package let description: String

    package init(_ description: String) { self.description = description }

    /// The machine's bus, from `DBUS_SYSTEM_BUS_ADDRESS` or at its standard place.
    package static func system(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> BusAddress {
        BusAddress(environment["DBUS_SYSTEM_BUS_ADDRESS"] ?? "unix:path=/run/dbus/system_bus_socket")
    }

    /// The session's bus, from `DBUS_SESSION_BUS_ADDRESS` or in the runtime folder.
    ///
    /// - Throws: ``BusError/Code/cannotConnect`` where neither variable is set.
    package static func session(
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(BusError) -> BusAddress {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return BusAddress(address) }
        if let folder = environment["XDG_RUNTIME_DIR"] { return BusAddress("unix:path=\(folder)/bus") }
        throw BusError(
            .cannotConnect,
            "there is no session bus: neither DBUS_SESSION_BUS_ADDRESS nor XDG_RUNTIME_DIR is set; log in to a desktop "
                + "session or start one with dbus-run-session")
    }

    /// The socket names to try in turn; an abstract one begins with a zero byte.
    var socketNames: [[UInt8]] {
        description.split(separator: ";").compactMap { alternative in
            guard alternative.hasPrefix("unix:") else { return nil }
            for pair in alternative.dropFirst("unix:".count).split(separator: ",") {
                let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
                guard parts.count == 2, let value = parts[1].removingPercentEncoding else { continue }
                if parts[0] == "path" { return Array(value.utf8) }
                if parts[0] == "abstract" { return [0] + Array(value.utf8) }
            }
            return nil
        }
    }
}
