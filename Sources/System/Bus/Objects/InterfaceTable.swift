// SPDX-License-Identifier: Apache-2.0
internal import CSystemd
import Glibc

/// The C table of one interface, with the texts it points to; both must outlive the object's registration.
final class InterfaceTable {
    let entries: UnsafeMutablePointer<sd_bus_vtable>
    private var texts: [UnsafeMutablePointer<CChar>] = []

    init(
        _ interface: BusInterface, method: @escaping sd_bus_message_handler_t, property: @escaping sd_bus_property_get_t
    ) {
        let count = interface.methods.count + interface.signals.count + interface.properties.count + 2
        entries = .allocate(capacity: count)
        memset(entries, 0, count * MemoryLayout<sd_bus_vtable>.stride)
        var entry = entries
        func next() -> UnsafeMutablePointer<sd_bus_vtable> {
            defer { entry += 1 }
            return entry
        }
        beckon_vtable_start(next())
        for item in interface.methods {
            beckon_vtable_method(
                next(), keep(item.name), keep(signature(item.arguments)), keep(signature(item.results)),
                keep(names(item.arguments + item.results)), method)
        }
        for item in interface.signals {
            beckon_vtable_signal(
                next(), keep(item.name), keep(signature(item.arguments)), keep(names(item.arguments)))
        }
        for item in interface.properties {
            beckon_vtable_property(next(), keep(item.name), keep(item.initial.typeSignature), property)
        }
        beckon_vtable_end(next())
    }

    deinit {
        entries.deallocate()
        for text in texts { text.deallocate() }
    }

    private func signature(_ arguments: [BusInterface.Argument]) -> String { arguments.map(\.signature).joined() }

    /// Names one after the other, each with a zero byte; the list ends with an empty one.
    private func names(_ arguments: [BusInterface.Argument]) -> String { arguments.map { $0.name + "\0" }.joined() }

    private func keep(_ text: String) -> UnsafeMutablePointer<CChar> {
        let bytes = Array(text.utf8) + [0]
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        for (index, byte) in bytes.enumerated() { copy[index] = CChar(bitPattern: byte) }
        texts.append(copy)
        return copy
    }
}
