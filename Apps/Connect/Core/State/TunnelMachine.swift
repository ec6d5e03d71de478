// SPDX-License-Identifier: Apache-2.0

/// Decides what a press does in each state; does nothing itself.
///
/// The rule for a press during a transition: what wants the same goal joins and gets the same answer; *disconnect*
/// cancels a connection that is being made; *connect* during a disconnection starts when that is over; *toggle* joins
/// whatever goes on; *reconnect* joins a connection that is being made, and follows a disconnection; a connection to
/// another server is refused while one is being made. So two presses never fight. A press that is withdrawn leaves the
/// others what they wait for, and ends a connection that nobody waits for any more.
package struct TunnelMachine: Sendable {
    /// One try to connect; what a backend reports about an older one is ignored.
    package typealias Attempt = UInt64
    /// One press that waits for its answer.
    package typealias Request = UInt64

    /// A press, or what a backend reports.
    package enum Event: Sendable, Hashable {
        case connect(ProfileID, Request)
        case disconnect(Request)
        /// Disconnects where there is a tunnel, connects to the profile where there is none.
        case toggle(ProfileID, Request)
        /// Disconnects, then connects to the same profile; where there is no tunnel, connects to the one given.
        case reconnect(ProfileID, Request)
        /// Ends a connection that is being made or waits to be; leaves one that is there.
        case cancelConnecting(Request)
        /// Whoever pressed has left or no longer waits.
        case withdraw(Request)
        /// The backend has seen that traffic flows.
        case opened(Attempt)
        /// The backend could not connect, and has removed what it had made.
        case openingFailed(Attempt, ConnectFailure)
        /// The connection was there and is dead.
        case lost(Attempt, ConnectFailure)
        /// The tunnel is gone; with a failure, something of it is left.
        case closed(Attempt, ConnectFailure?)
    }

    /// What is to be done now.
    package enum Action: Sendable, Hashable {
        case open(ProfileID, Attempt)
        /// Stop opening; `openingFailed` or `opened` follows all the same.
        case cancelOpening(Attempt)
        case close(Attempt)
        case announce(TunnelState)
        case answer(Request, ConnectFailure?)
    }

    private enum Phase: Hashable, Sendable {
        case idle(TunnelState)
        case opening(ProfileID, Attempt)
        case cancelling(ProfileID, Attempt)
        case open(ProfileID, Attempt)
        case closing(ProfileID, Attempt, ConnectFailure?)
    }

    private var phase: Phase
    private var lastAttempt: Attempt = 0
    private var connectRequests: [Request] = []
    private var disconnectRequests: [Request] = []
    /// The connection to make when the present one is gone, and who waits for it.
    private var next: (profile: ProfileID, requests: [Request])?

    /// - Parameter failure: what an earlier run of the service left to tell.
    package init(after failure: ConnectFailure? = nil) {
        phase = .idle(failure.map { .failed(nil, $0) } ?? .disconnected)
    }

    /// The tunnel as anybody may see it.
    package var state: TunnelState {
        switch phase {
        case .idle(let state): state
        case .opening(let profile, _): .connecting(profile)
        case .open(let profile, _): .connected(profile)
        case .cancelling(let profile, _), .closing(let profile, _, _): .disconnecting(profile)
        }
    }

    /// Takes one event in, and returns what is to be done, in this order.
    package mutating func receive(_ event: Event) -> [Action] {
        let before = state
        var actions = handle(event)
        if state != before {
            let place = actions.firstIndex { if case .answer = $0 { true } else { false } } ?? actions.endIndex
            actions.insert(.announce(state), at: place)
        }
        return actions
    }

    private mutating func handle(_ event: Event) -> [Action] {
        switch event {
        case .connect(let profile, let request): connect(profile, request)
        case .disconnect(let request): disconnect(request)
        case .toggle(let profile, let request): toggle(profile, request)
        case .reconnect(let profile, let request): reconnect(profile, request)
        case .cancelConnecting(let request): cancelConnecting(request)
        case .withdraw(let request): withdraw(request)
        case .opened(let attempt): opened(attempt)
        case .openingFailed(let attempt, let failure): openingFailed(attempt, failure)
        case .lost(let attempt, let failure): lost(attempt, failure)
        case .closed(let attempt, let failure): closed(attempt, failure)
        }
    }

    // MARK: Presses

    private mutating func connect(_ profile: ProfileID, _ request: Request) -> [Action] {
        switch phase {
        case .idle:
            connectRequests.append(request)
            return start(profile)
        case .opening(profile, _):
            connectRequests.append(request)
            return []
        case .opening(let other, _):
            return [.answer(request, .busy(with: other))]
        case .open(profile, _):
            return [.answer(request, nil)]
        case .open(let other, let attempt):
            next = (profile, [request])
            phase = .closing(other, attempt, nil)
            return [.close(attempt)]
        case .cancelling, .closing:
            if let next, next.profile != profile { return [.answer(request, .busy(with: next.profile))] }
            next = (profile, (next?.requests ?? []) + [request])
            return []
        }
    }

    private mutating func disconnect(_ request: Request) -> [Action] {
        switch phase {
        case .idle(.failed(_, let failure)) where failure.code == .cleanUpFailed:
            // Something of a tunnel is still there, which no press can wish away.
            return [.answer(request, failure)]
        case .idle:
            phase = .idle(.disconnected)
            return [.answer(request, nil)]
        case .opening(let profile, let attempt):
            phase = .cancelling(profile, attempt)
            disconnectRequests.append(request)
            return [.cancelOpening(attempt)]
        case .open(let profile, let attempt):
            phase = .closing(profile, attempt, nil)
            disconnectRequests.append(request)
            return [.close(attempt)]
        case .cancelling, .closing:
            disconnectRequests.append(request)
            let dropped = next?.requests ?? []
            next = nil
            return dropped.map { .answer($0, .cancelledByPress) }
        }
    }

    private mutating func toggle(_ profile: ProfileID, _ request: Request) -> [Action] {
        switch phase {
        case .idle: return connect(profile, request)
        case .open: return disconnect(request)
        case .opening: connectRequests.append(request)
        case .cancelling, .closing:
            if next != nil { next?.requests.append(request) } else { disconnectRequests.append(request) }
        }
        return []
    }

    private mutating func reconnect(_ profile: ProfileID, _ request: Request) -> [Action] {
        switch phase {
        case .idle: return connect(profile, request)
        case .opening: connectRequests.append(request)
        case .open(let present, let attempt):
            next = (present, [request])
            phase = .closing(present, attempt, nil)
            return [.close(attempt)]
        case .cancelling(let present, _), .closing(let present, _, _):
            next = (next?.profile ?? present, (next?.requests ?? []) + [request])
        }
        return []
    }

    private mutating func cancelConnecting(_ request: Request) -> [Action] {
        switch phase {
        case .opening, .cancelling: disconnect(request)
        case .closing where next != nil: disconnect(request)
        case .idle, .open, .closing: [.answer(request, nil)]
        }
    }

    private mutating func withdraw(_ request: Request) -> [Action] {
        let answer = [Action.answer(request, .withdrawn)]
        if let index = disconnectRequests.firstIndex(of: request) {
            disconnectRequests.remove(at: index)
            return answer
        }
        if let waiting = next, waiting.requests.contains(request) {
            let rest = waiting.requests.filter { $0 != request }
            next = rest.isEmpty ? nil : (waiting.profile, rest)
            return answer
        }
        guard case .opening(let profile, let attempt) = phase, connectRequests.contains(request) else { return [] }
        guard connectRequests.count > 1 else {
            // The answer comes when nothing of the connection is left.
            phase = .cancelling(profile, attempt)
            return [.cancelOpening(attempt)]
        }
        connectRequests.removeAll { $0 == request }
        return answer
    }

    // MARK: What the backend reports

    private mutating func start(_ profile: ProfileID) -> [Action] {
        lastAttempt += 1
        phase = .opening(profile, lastAttempt)
        return [.open(profile, lastAttempt)]
    }

    private mutating func opened(_ attempt: Attempt) -> [Action] {
        switch phase {
        case .opening(let profile, attempt):
            phase = .open(profile, attempt)
            return answer(\.connectRequests, nil)
        case .cancelling(let profile, attempt):
            // The cancellation came too late to stop it.
            phase = .closing(profile, attempt, nil)
            return [.close(attempt)]
        default: return []
        }
    }

    private mutating func openingFailed(_ attempt: Attempt, _ failure: ConnectFailure) -> [Action] {
        switch phase {
        case .opening(let profile, attempt):
            phase = .idle(.failed(profile, failure))
            return answer(\.connectRequests, failure)
        case .cancelling(let profile, attempt):
            return finish(profile, left: failure.code == .cleanUpFailed ? failure : nil)
        default: return []
        }
    }

    private mutating func lost(_ attempt: Attempt, _ failure: ConnectFailure) -> [Action] {
        guard case .open(let profile, attempt) = phase else { return [] }
        phase = .closing(profile, attempt, failure)
        return [.close(attempt)]
    }

    private mutating func closed(_ attempt: Attempt, _ left: ConnectFailure?) -> [Action] {
        guard case .closing(let profile, attempt, let loss) = phase else { return [] }
        // Who pressed disconnect after a loss has seen it and wants quiet.
        let telling = disconnectRequests.isEmpty ? loss : nil
        return finish(profile, left: left, loss: telling)
    }

    private mutating func finish(
        _ profile: ProfileID, left: ConnectFailure?, loss: ConnectFailure? = nil
    ) -> [Action] {
        let failure = left ?? loss
        phase = .idle(failure.map { .failed(profile, $0) } ?? .disconnected)
        var actions = answer(\.connectRequests, left ?? .cancelledByPress) + answer(\.disconnectRequests, left)
        if let next {
            self.next = nil
            connectRequests = next.requests
            actions += start(next.profile)
        }
        return actions
    }

    private mutating func answer(
        _ waiting: WritableKeyPath<TunnelMachine, [Request]>, _ failure: ConnectFailure?
    ) -> [Action] {
        let requests = self[keyPath: waiting]
        self[keyPath: waiting] = []
        return requests.map { .answer($0, failure) }
    }
}

extension ConnectFailure {
    fileprivate static func busy(with profile: ProfileID) -> ConnectFailure {
        ConnectFailure(.alreadyInProgress, "A connection to “\(profile.rawValue)” is being made")
    }

    /// For a press whose caller has left or no longer waits.
    package static let withdrawn = ConnectFailure(.cancelled, "The press was withdrawn")

    fileprivate static let cancelledByPress = ConnectFailure(.cancelled, "The connection was cancelled by a disconnect")
}
