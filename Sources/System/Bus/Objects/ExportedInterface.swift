// SPDX-License-Identifier: Apache-2.0
internal import CSystemd

/// One interface at one path, as libsystemd sees it; lives on the connection's thread.
final class ExportedInterface {
    let interface: BusInterface
    private(set) var properties: [String: BusValue]
    /// The registration's token in the handle.
    var token: UInt64 = 0
    private unowned let handle: BusHandle
    private let answer: (BusInterface.Method, BusMessage, UInt64) -> Void
    private(set) lazy var table = InterfaceTable(interface, method: Self.receiveCall, property: Self.readProperty)

    /// - Parameter answer: runs a method and answers the message kept in the handle under the number.
    init(
        _ interface: BusInterface, _ handle: BusHandle,
        answer: @escaping (BusInterface.Method, BusMessage, UInt64) -> Void
    ) {
        self.interface = interface
        self.handle = handle
        self.answer = answer
        properties = Dictionary(uniqueKeysWithValues: interface.properties.map { ($0.name, $0.initial) })
    }

    /// Stores values and returns the names of those that changed.
    func update(_ values: [String: BusValue]) throws(BusError) -> [String] {
        for (name, value) in values where properties[name]?.typeSignature != value.typeSignature {
            throw BusError(
                .invalidMessage, "\(interface.name).\(name) does not exist or is not of type “\(value.typeSignature)”")
        }
        let changed = values.filter { properties[$0.key] != $0.value }
        properties.merge(changed) { $1 }
        return changed.keys.sorted()
    }

    private static let receiveCall: sd_bus_message_handler_t = { message, context, failure in
        guard let message, let context else { return 0 }
        let export = Unmanaged<ExportedInterface>.fromOpaque(context).takeUnretainedValue()
        do throws(BusError) {
            let call = try BusMessage(reading: message)
            guard let method = export.interface.methods.first(where: { $0.name == call.member }) else { return 0 }
            export.answer(method, call, export.handle.keep(message: message))
            return 1
        } catch {
            return sd_bus_error_set(failure, "org.freedesktop.DBus.Error.InvalidArgs", error.message)
        }
    }

    private static let readProperty: sd_bus_property_get_t = { _, _, _, name, reply, context, _ in
        guard let name, let reply, let context else { return -22 }
        let export = Unmanaged<ExportedInterface>.fromOpaque(context).takeUnretainedValue()
        guard let value = export.properties[String(cString: name)] else { return -22 }
        do throws(BusError) {
            try MessageCoding.append([value], to: reply)
            return 1
        } catch {
            return -22
        }
    }
}
