// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Testing

private let a = ProfileID(rawValue: "a")
private let b = ProfileID(rawValue: "b")
private let dead = ConnectFailure(.serverNotResponding, "nobody there")
private let gone = ConnectFailure(.connectionLost, "gone")
private let stuck = ConnectFailure(.cleanUpFailed, "stuck")

/// What happens, and all that the machine must answer to it.
private typealias Step = (event: TunnelMachine.Event, actions: [TunnelMachine.Action])

private let cancelled = ConnectFailure(.cancelled, "The connection was cancelled by a disconnect")

private func busy(_ name: String) -> ConnectFailure {
    ConnectFailure(.alreadyInProgress, "A connection to “\(name)” is being made")
}

private let connectA: [Step] = [
    (.connect(a, 1), [.open(a, 1), .announce(.connecting(a))])
]
private let upA: [Step] = connectA + [(.opened(1), [.announce(.connected(a)), .answer(1, nil)])]
private let closingA: [Step] = upA + [(.disconnect(2), [.close(1), .announce(.disconnecting(a))])]
private let cancellingA: [Step] = connectA + [(.disconnect(2), [.cancelOpening(1), .announce(.disconnecting(a))])]

private let table: [(name: String, steps: [Step])] = [
    ("connect, disconnect", closingA + [(.closed(1, nil), [.announce(.disconnected), .answer(2, nil)])]),
    (
        "the server does not answer",
        connectA + [(.openingFailed(1, dead), [.announce(.failed(a, dead)), .answer(1, dead)])]
    ),
    ("connect when connected answers at once", upA + [(.connect(a, 2), [.answer(2, nil)])]),
    ("disconnect when disconnected answers at once", [(.disconnect(1), [.answer(1, nil)])]),
    (
        "disconnect clears a failure",
        connectA + [
            (.openingFailed(1, dead), [.announce(.failed(a, dead)), .answer(1, dead)]),
            (.disconnect(2), [.announce(.disconnected), .answer(2, nil)]),
        ]
    ),
    (
        "a second connect joins",
        connectA + [
            (.connect(a, 2), []), (.opened(1), [.announce(.connected(a)), .answer(1, nil), .answer(2, nil)]),
        ]
    ),
    (
        "a toggle while connecting joins",
        connectA + [
            (.toggle(b, 2), []),
            (.openingFailed(1, dead), [.announce(.failed(a, dead)), .answer(1, dead), .answer(2, dead)]),
        ]
    ),
    ("another server while connecting is refused", connectA + [(.connect(b, 2), [.answer(2, busy("a"))])]),
    (
        "disconnect cancels a connection being made",
        cancellingA + [
            (.openingFailed(1, dead), [.announce(.disconnected), .answer(1, cancelled), .answer(2, nil)])
        ]
    ),
    (
        "a cancellation that comes too late closes what was opened",
        cancellingA + [
            (.opened(1), [.close(1)]),
            (.closed(1, nil), [.announce(.disconnected), .answer(1, cancelled), .answer(2, nil)]),
        ]
    ),
    (
        "what a cancelled attempt leaves is told",
        cancellingA + [
            (.openingFailed(1, stuck), [.announce(.failed(a, stuck)), .answer(1, stuck), .answer(2, stuck)])
        ]
    ),
    ("toggle connects", [(.toggle(a, 1), [.open(a, 1), .announce(.connecting(a))])]),
    ("toggle disconnects, whatever the server", upA + [(.toggle(b, 2), [.close(1), .announce(.disconnecting(a))])]),
    (
        "toggle while disconnecting joins",
        closingA + [
            (.toggle(a, 3), []), (.closed(1, nil), [.announce(.disconnected), .answer(2, nil), .answer(3, nil)]),
        ]
    ),
    (
        "connect while disconnecting starts afterwards",
        closingA + [
            (.connect(a, 3), []), (.connect(b, 4), [.answer(4, busy("a"))]), (.toggle(b, 5), []),
            (.closed(1, nil), [.announce(.connecting(a)), .answer(2, nil), .open(a, 2)]),
            (.opened(2), [.announce(.connected(a)), .answer(3, nil), .answer(5, nil)]),
        ]
    ),
    (
        "disconnect drops the connection that was to follow",
        closingA + [
            (.connect(b, 3), []), (.disconnect(4), [.answer(3, cancelled)]),
            (.closed(1, nil), [.announce(.disconnected), .answer(2, nil), .answer(4, nil)]),
        ]
    ),
    (
        "another server replaces the present one",
        upA + [
            (.connect(b, 2), [.close(1), .announce(.disconnecting(a))]),
            (.closed(1, nil), [.open(b, 2), .announce(.connecting(b))]),
            (.opened(2), [.announce(.connected(b)), .answer(2, nil)]),
        ]
    ),
    (
        "a loss takes the tunnel down and is told",
        upA + [
            (.lost(1, gone), [.close(1), .announce(.disconnecting(a))]),
            (.closed(1, nil), [.announce(.failed(a, gone))]),
        ]
    ),
    (
        "disconnect after a loss ends in peace",
        upA + [
            (.lost(1, gone), [.close(1), .announce(.disconnecting(a))]), (.disconnect(2), []),
            (.closed(1, nil), [.announce(.disconnected), .answer(2, nil)]),
        ]
    ),
    (
        "what a disconnection leaves is told",
        closingA + [
            (.closed(1, stuck), [.announce(.failed(a, stuck)), .answer(2, stuck)]),
            (.disconnect(3), [.answer(3, stuck)]), (.connect(a, 4), [.open(a, 2), .announce(.connecting(a))]),
        ]
    ),
    (
        "reconnect disconnects, then connects to the same server",
        upA + [
            (.reconnect(b, 2), [.close(1), .announce(.disconnecting(a))]),
            (.closed(1, nil), [.open(a, 2), .announce(.connecting(a))]),
            (.opened(2), [.announce(.connected(a)), .answer(2, nil)]),
        ]
    ),
    ("reconnect without a tunnel connects", [(.reconnect(a, 1), [.open(a, 1), .announce(.connecting(a))])]),
    (
        "reconnect while connecting joins",
        connectA + [
            (.reconnect(b, 2), []), (.opened(1), [.announce(.connected(a)), .answer(1, nil), .answer(2, nil)]),
        ]
    ),
    (
        "reconnect while disconnecting connects afterwards",
        closingA + [
            (.reconnect(b, 3), []), (.reconnect(b, 4), []),
            (.closed(1, nil), [.announce(.connecting(a)), .answer(2, nil), .open(a, 2)]),
            (.opened(2), [.announce(.connected(a)), .answer(3, nil), .answer(4, nil)]),
        ]
    ),
    (
        "reconnect joins the connection that is to follow",
        closingA + [
            (.connect(b, 3), []), (.reconnect(a, 4), []),
            (.closed(1, nil), [.announce(.connecting(b)), .answer(2, nil), .open(b, 2)]),
            (.openingFailed(2, dead), [.announce(.failed(b, dead)), .answer(3, dead), .answer(4, dead)]),
        ]
    ),
    (
        "cancelling ends a connection being made",
        connectA + [
            (.cancelConnecting(2), [.cancelOpening(1), .announce(.disconnecting(a))]), (.cancelConnecting(3), []),
            (
                .openingFailed(1, dead),
                [.announce(.disconnected), .answer(1, cancelled), .answer(2, nil), .answer(3, nil)]
            ),
        ]
    ),
    ("cancelling leaves a tunnel", upA + [(.cancelConnecting(2), [.answer(2, nil)])]),
    ("cancelling nothing answers at once", [(.cancelConnecting(1), [.answer(1, nil)])]),
    (
        "cancelling leaves a failure to be read",
        connectA + [
            (.openingFailed(1, dead), [.announce(.failed(a, dead)), .answer(1, dead)]),
            (.cancelConnecting(2), [.answer(2, nil)]),
        ]
    ),
    (
        "cancelling drops the connection that was to follow",
        upA + [
            (.reconnect(a, 2), [.close(1), .announce(.disconnecting(a))]),
            (.cancelConnecting(3), [.answer(2, cancelled)]),
            (.closed(1, nil), [.announce(.disconnected), .answer(3, nil)]),
        ]
    ),
    (
        "cancelling leaves a disconnection, and the news of a loss",
        upA + [
            (.lost(1, gone), [.close(1), .announce(.disconnecting(a))]), (.cancelConnecting(2), [.answer(2, nil)]),
            (.closed(1, nil), [.announce(.failed(a, gone))]),
        ]
    ),
    (
        "a press that is withdrawn leaves the others what they wait for",
        connectA + [
            (.toggle(a, 2), []), (.withdraw(1), [.answer(1, .withdrawn)]), (.withdraw(1), []),
            (.opened(1), [.announce(.connected(a)), .answer(2, nil)]),
        ]
    ),
    (
        "the last press that is withdrawn ends the connection being made",
        connectA + [
            (.connect(a, 2), []), (.withdraw(2), [.answer(2, .withdrawn)]),
            (.withdraw(1), [.cancelOpening(1), .announce(.disconnecting(a))]), (.connect(a, 3), []),
            (.openingFailed(1, dead), [.announce(.connecting(a)), .answer(1, cancelled), .open(a, 2)]),
            (.opened(2), [.announce(.connected(a)), .answer(3, nil)]),
        ]
    ),
    (
        "what was to follow a disconnection is dropped with the last who wants it",
        closingA + [
            (.connect(b, 3), []), (.toggle(b, 4), []), (.withdraw(3), [.answer(3, .withdrawn)]),
            (.withdraw(4), [.answer(4, .withdrawn)]),
            (.closed(1, nil), [.announce(.disconnected), .answer(2, nil)]),
        ]
    ),
    (
        "a disconnection goes on without the one who wanted it",
        closingA + [(.withdraw(2), [.answer(2, .withdrawn)]), (.closed(1, nil), [.announce(.disconnected)])]
    ),
    ("a tunnel stays when the one who made it has left", upA + [(.withdraw(1), [])]),
    (
        "news of an older attempt is ignored",
        upA + [
            (.lost(7, gone), []), (.openingFailed(1, dead), []), (.closed(1, nil), []), (.opened(2), []),
        ]
    ),
]

@Suite struct TunnelMachineTests {
    @Test(arguments: table.indices) func follows(index: Int) {
        var machine = TunnelMachine()
        for (number, step) in table[index].steps.enumerated() {
            #expect(machine.receive(step.event) == step.actions, "\(table[index].name), step \(number + 1)")
        }
    }

    /// A backend that does as it is told in random order; every press is answered once and nothing stays in between.
    @Test(arguments: 0..<300 as Range<UInt64>) func neverGetsStuck(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var machine = TunnelMachine()
        var request: TunnelMachine.Request = 0
        var unanswered: Set<TunnelMachine.Request> = []
        var opening: TunnelMachine.Attempt?
        var open: TunnelMachine.Attempt?
        var closing: TunnelMachine.Attempt?

        func feed(_ event: TunnelMachine.Event) {
            let before = machine.state
            let actions = machine.receive(event)
            var announced: TunnelState?
            for action in actions {
                switch action {
                case .open(_, let attempt):
                    #expect(opening == nil && open == nil && closing == nil, "two tunnels at once")
                    opening = attempt
                case .cancelOpening(let attempt): #expect(opening == attempt)
                case .close(let attempt):
                    #expect(open == attempt)
                    (open, closing) = (nil, attempt)
                case .announce(let state): announced = state
                case .answer(let request, _): #expect(unanswered.remove(request) != nil, "answered twice")
                }
            }
            #expect(announced == (machine.state == before ? nil : machine.state))
        }

        func backend() {
            if let attempt = opening {
                opening = nil
                let works = Bool.random(using: &random)
                if works { open = attempt }
                feed(works ? .opened(attempt) : .openingFailed(attempt, dead))
            } else if let attempt = closing {
                closing = nil
                feed(.closed(attempt, Int.random(in: 0..<8, using: &random) == 0 ? stuck : nil))
            } else if let attempt = open, Bool.random(using: &random) {
                feed(.lost(attempt, gone))
            }
        }

        for _ in 0..<200 {
            let profile = Bool.random(using: &random) ? a : b
            let choice = Int.random(in: 0..<12, using: &random)
            if choice >= 10 {
                if let request = unanswered.randomElement(using: &random) { feed(.withdraw(request)) }
            } else if choice < 5 {
                request += 1
                unanswered.insert(request)
                let before = machine.state
                let press: [TunnelMachine.Event] = [
                    .connect(profile, request), .disconnect(request), .toggle(profile, request),
                    .reconnect(profile, request), .cancelConnecting(request),
                ]
                feed(press[choice])
                if choice == 4, case .connected = before { #expect(machine.state == before) }
            } else {
                backend()
            }
        }
        for _ in 0..<10 where machine.state.isTransitional { backend() }
        #expect(!machine.state.isTransitional)
        #expect(unanswered.isEmpty)
    }

    @Test func tellsWhatAnEarlierRunLeft() {
        let failure = ConnectFailure(.interrupted, "ended")
        #expect(TunnelMachine(after: failure).state == .failed(nil, failure))
    }
}
