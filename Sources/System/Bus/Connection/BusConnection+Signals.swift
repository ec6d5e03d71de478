// SPDX-License-Identifier: Apache-2.0
internal import CSystemd

extension BusConnection {
    /// Receives the signals that fit a match, from the moment the bus has acknowledged it.
    ///
    /// The stream ends when the connection closes; giving it up removes the match. It holds the 1024 newest signals for a
    /// reader that is late.
    /// - Throws: ``BusError`` where the bus refuses the match.
    package func signals(_ match: BusMatch) async throws -> AsyncStream<BusMessage> {
        let token = handle.nextToken()
        let (stream, continuation) = AsyncStream.makeStream(
            of: BusMessage.self, bufferingPolicy: .bufferingNewest(1024))
        let receiver = SignalReceiver(continuation)
        try await withCheckedThrowingContinuation { (installed: CheckedContinuation<Void, any Error>) in
            receiver.installed = installed
            do throws(BusError) {
                try add(match, receiver, as: token)
            } catch {
                receiver.settle(.failure(error))
            }
        }
        continuation.onTermination = { [weak self] _ in
            Task { await self?.remove(token) }
        }
        return stream
    }

    private func add(_ match: BusMatch, _ receiver: SignalReceiver, as token: UInt64) throws(BusError) {
        let bus = try handle.opened()
        var slot: OpaquePointer?
        let context = Unmanaged.passRetained(receiver).toOpaque()
        let code = sd_bus_add_match_async(
            bus, &slot, match.rule, SignalReceiver.receive, SignalReceiver.install, context)
        guard code >= 0 else {
            Unmanaged<SignalReceiver>.fromOpaque(context).release()
            throw BusError(.invalidMessage, "cannot listen for “\(match.rule)”: \(errorText(-code))")
        }
        sd_bus_slot_set_destroy_callback(slot, SignalReceiver.destroy)
        handle.keep(slot, as: token)
    }

    private func remove(_ token: UInt64) { handle.dropSlot(token) }

    /// Sends a signal from an object of this connection.
    package func emit(path: String, interface: String, member: String, _ arguments: [BusValue]) throws {
        var created: OpaquePointer?
        let code = sd_bus_message_new_signal(try handle.opened(), &created, path, interface, member)
        guard code >= 0, let message = created else {
            throw BusError(.invalidMessage, "cannot send the signal \(interface).\(member): \(errorText(-code))")
        }
        defer { sd_bus_message_unref(message) }
        try MessageCoding.append(arguments, to: message)
        let sent = sd_bus_send(nil, message, nil)
        guard sent >= 0 else { throw BusError(.closed, "cannot send a signal: \(errorText(-sent))") }
    }
}

/// Where the signals of one match go.
private final class SignalReceiver {
    private let continuation: AsyncStream<BusMessage>.Continuation
    var installed: CheckedContinuation<Void, any Error>?

    init(_ continuation: AsyncStream<BusMessage>.Continuation) { self.continuation = continuation }

    func settle(_ result: Result<Void, any Error>) {
        installed?.resume(with: result)
        installed = nil
    }

    static let receive: sd_bus_message_handler_t = { message, context, _ in
        guard let message, let context else { return 0 }
        let receiver = Unmanaged<SignalReceiver>.fromOpaque(context).takeUnretainedValue()
        // A signal that cannot be read is the sender's fault and no reason to end the stream.
        if let signal = try? BusMessage(reading: message) { receiver.continuation.yield(signal) }
        // Another match may want the same message from its beginning.
        sd_bus_message_rewind(message, 1)
        return 0
    }

    static let install: sd_bus_message_handler_t = { message, context, _ in
        guard let message, let context else { return 0 }
        let receiver = Unmanaged<SignalReceiver>.fromOpaque(context).takeUnretainedValue()
        if let error = sd_bus_message_get_error(message) {
            let name = error.pointee.name.map { String(cString: $0) } ?? "org.freedesktop.DBus.Error.Failed"
            let text = error.pointee.message.map { String(cString: $0) } ?? "no reason was given"
            receiver.settle(.failure(BusError(name: name, message: text)))
        } else {
            receiver.settle(.success(()))
        }
        return 0
    }

    static let destroy: sd_bus_destroy_t = { context in
        guard let context else { return }
        let receiver = Unmanaged<SignalReceiver>.fromOpaque(context).takeRetainedValue()
        receiver.settle(.failure(BusError(.closed, "the connection closed before the match was set")))
        receiver.continuation.finish()
    }
}
