// SPDX-License-Identifier: Apache-2.0
internal import CSystemd

/// A message that arrived: a signal, or a call on an exported object.
package struct BusMessage: Sendable, Hashable {
    /// The sender's unique name, empty on a connection without a daemon.
    package let sender: String
    package let path: String
    package let interface: String
    package let member: String
    package let arguments: [BusValue]

    package init(sender: String, path: String, interface: String, member: String, arguments: [BusValue]) {
        self.sender = sender
        self.path = path
        self.interface = interface
        self.member = member
        self.arguments = arguments
    }

    init(reading message: OpaquePointer) throws(BusError) {
        func text(_ value: UnsafePointer<CChar>?) -> String { value.map { String(cString: $0) } ?? "" }
        self.init(
            sender: text(sd_bus_message_get_sender(message)), path: text(sd_bus_message_get_path(message)),
            interface: text(sd_bus_message_get_interface(message)), member: text(sd_bus_message_get_member(message)),
            arguments: try MessageCoding.read(message))
    }
}
