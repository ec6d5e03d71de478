// SPDX-License-Identifier: Apache-2.0
internal import CSystemd
import Glibc

extension BusConnection {
    /// Calls a method and waits for its answer without blocking a thread.
    ///
    /// Cancelling the task gives the answer up.
    /// - Returns: the values of the answer.
    /// - Throws: ``BusError``, also for the error that the peer answered with; `CancellationError`.
    package func call(_ call: BusMethodCall) async throws -> [BusValue] {
        try Task.checkCancellation()
        let token = handle.nextToken()
        do {
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    do throws(BusError) {
                        try send(call, as: token) { continuation.resume(with: $0) }
                    } catch {
                        continuation.resume(throwing: error)
                    }
                }
            } onCancel: {
                Task { await cancel(token) }
            }
        } catch {
            try Task.checkCancellation()
            throw error
        }
    }

    private func send(
        _ call: BusMethodCall, as token: UInt64, _ finish: @escaping (Result<[BusValue], any Error>) -> Void
    ) throws(BusError) {
        let bus = try handle.opened()
        var created: OpaquePointer?
        let code = sd_bus_message_new_method_call(
            bus, &created, call.destination, call.path, call.interface, call.member)
        guard code >= 0, let message = created else {
            throw BusError(
                .invalidMessage,
                "cannot call \(call.interface).\(call.member) at “\(call.path)” of “\(call.destination)”: "
                    + errorText(-code))
        }
        defer { sd_bus_message_unref(message) }
        if call.allowsInteractiveAuthorization { sd_bus_message_set_allow_interactive_authorization(message, 1) }
        try MessageCoding.append(call.arguments, to: message)

        let pending = PendingReply(finish)
        let microseconds = UInt64(max(1, call.timeout / .microseconds(1)))
        var slot: OpaquePointer?
        let context = Unmanaged.passRetained(pending).toOpaque()
        let sent = sd_bus_call_async(bus, &slot, message, PendingReply.receive, context, microseconds)
        guard sent >= 0 else {
            Unmanaged<PendingReply>.fromOpaque(context).release()
            pending.forget()
            throw BusError(sent == -ENOTCONN ? .closed : .invalidMessage, "cannot send a call: \(errorText(-sent))")
        }
        sd_bus_slot_set_destroy_callback(slot, PendingReply.destroy)
        handle.keep(slot, as: token)
        pending.onEnd = { [handle] in handle.dropSlot(token) }
    }

    private func cancel(_ token: UInt64) { handle.dropSlot(token) }
}

/// The answer that somebody waits for; told exactly once.
private final class PendingReply {
    private var finish: ((Result<[BusValue], any Error>) -> Void)?
    var onEnd: (() -> Void)?

    init(_ finish: @escaping (Result<[BusValue], any Error>) -> Void) { self.finish = finish }

    func forget() { finish = nil }

    private func end(_ result: Result<[BusValue], any Error>) {
        finish?(result)
        finish = nil
        onEnd?()
        onEnd = nil
    }

    static let receive: sd_bus_message_handler_t = { message, context, _ in
        guard let message, let context else { return 0 }
        // The slot's destruction, which `end` brings about, releases the object; keep it until then.
        let pending = Unmanaged<PendingReply>.fromOpaque(context).takeUnretainedValue()
        if let error = sd_bus_message_get_error(message) {
            let name = error.pointee.name.map { String(cString: $0) } ?? "org.freedesktop.DBus.Error.Failed"
            let text = error.pointee.message.map { String(cString: $0) } ?? "no reason was given"
            pending.end(.failure(BusError(name: name, message: text)))
        } else {
            pending.end(Result { try MessageCoding.read(message) })
        }
        return 0
    }

    static let destroy: sd_bus_destroy_t = { context in
        guard let context else { return }
        let pending = Unmanaged<PendingReply>.fromOpaque(context).takeRetainedValue()
        // Nobody answered: the call was cancelled or the connection closed.
        pending.finish?(.failure(BusError(.closed, "the connection closed before the answer came")))
        pending.finish = nil
    }
}
