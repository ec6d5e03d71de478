// SPDX-License-Identifier: Apache-2.0
internal import CSystemd

extension BusConnection {
    /// Offers an interface at a path until ``withdraw(_:at:)`` or the end of the connection.
    ///
    /// Calls run concurrently, each in a task of its own.
    /// - Throws: ``BusError/Code/invalidMessage`` for a name or signature that the bus does not allow, or one already there.
    package func export(_ interface: BusInterface, at path: String) throws {
        let key = ExportKey(path: path, interface: interface.name)
        let bus = try handle.opened()
        let exported = ExportedInterface(interface, handle) { [weak self] method, call, token in
            Task {
                let result = await Self.run(method, call)
                await self?.answer(token, result)
            }
        }
        var slot: OpaquePointer?
        let context = Unmanaged.passUnretained(exported).toOpaque()
        let code = sd_bus_add_object_vtable(bus, &slot, path, interface.name, exported.table.entries, context)
        guard code >= 0 else {
            throw BusError(
                .invalidMessage, "cannot offer \(interface.name) at “\(path)”: \(errorText(-code))")
        }
        exported.token = handle.nextToken()
        handle.keep(slot, as: exported.token)
        exports[key] = exported
    }

    /// Takes an interface away again.
    package func withdraw(_ interface: String, at path: String) {
        guard let exported = exports[ExportKey(path: path, interface: interface)] else { return }
        handle.dropSlot(exported.token)
        exports.removeValue(forKey: ExportKey(path: path, interface: interface))
    }

    /// Sets properties of an exported interface and announces those that changed in one signal.
    package func update(_ interface: String, at path: String, _ values: [String: BusValue]) throws {
        guard let exported = exports[ExportKey(path: path, interface: interface)] else {
            throw BusError(.invalidMessage, "\(interface) is not offered at “\(path)”")
        }
        let changed = try exported.update(values)
        guard !changed.isEmpty else { return }
        let pairs = Dictionary(uniqueKeysWithValues: changed.compactMap { name in values[name].map { (name, $0) } })
        try emit(
            path: path, interface: "org.freedesktop.DBus.Properties", member: "PropertiesChanged",
            [.string(interface), .properties(pairs), .strings([])])
    }

    private static func run(_ method: BusInterface.Method, _ call: BusMessage) async -> Result<[BusValue], BusError> {
        do {
            let values = try await method.handler(call)
            let promised = method.results.map(\.signature).joined()
            guard values.map(\.typeSignature).joined() == promised else {
                return .failure(BusError(.invalidMessage, "\(method.name) did not return “\(promised)”"))
            }
            return .success(values)
        } catch let error as BusError {
            return .failure(error)
        } catch {
            return .failure(BusError(.remote, String(describing: error)))
        }
    }

    private func answer(_ token: UInt64, _ result: Result<[BusValue], BusError>) {
        guard let call = handle.takeMessage(token) else { return }
        defer { sd_bus_message_unref(call) }
        // A caller that is gone or wants no answer gets none.
        switch result {
        case .success(let values):
            var created: OpaquePointer?
            guard sd_bus_message_new_method_return(call, &created) >= 0, let reply = created else { return }
            defer { sd_bus_message_unref(reply) }
            do throws(BusError) {
                try MessageCoding.append(values, to: reply)
                sd_bus_send(nil, reply, nil)
            } catch {
                refuse(call, error)
            }
        case .failure(let error): refuse(call, error)
        }
    }

    private func refuse(_ call: OpaquePointer, _ error: BusError) {
        var reason = sd_bus_error()
        defer { sd_bus_error_free(&reason) }
        sd_bus_error_set(&reason, error.name ?? "org.freedesktop.DBus.Error.Failed", error.message)
        sd_bus_reply_method_error(call, &reason)
    }
}
