// SPDX-License-Identifier: Apache-2.0
import ConnectCore
import Foundation

/// An OpenVPN tunnel that was connected.
///
/// Without keepalives an idle server says nothing, so one that seems silent is asked before it counts as lost.
struct OpenVPNTunnel: Tunnel {
    private enum News: Sendable {
        case lost(ConnectFailure)
        case madeAnew(OpenVPNProgress.Interface, pushed: [String])
    }

    let session: OpenVPNSession
    let set: OpenVPNSetUp
    let undoing: Undoing
    let settings: OpenVPNSettings
    let configuration: OpenVPNConfiguration
    /// The interface's number at the opening.
    let interfaceNumber: Int
    /// The server's address in the tunnel.
    let gateway: String?
    private let checking = SharedAnswer<ConnectFailure?>()

    init(
        session: OpenVPNSession, set: OpenVPNSetUp, undoing: Undoing, settings: OpenVPNSettings,
        configuration: OpenVPNConfiguration, interfaceNumber: Int, gateway: String?
    ) {
        self.session = session
        self.set = set
        self.undoing = undoing
        self.settings = settings
        self.configuration = configuration
        self.interfaceNumber = interfaceNumber
        self.gateway = gateway
    }

    func loss() async -> ConnectFailure? {
        var number = interfaceNumber
        async let _: Void = learn()
        while !Task.isCancelled {
            let news = await session.wait(within: settings.lookInterval) { [number] progress -> News? in
                if let failure = progress.failure { return .lost(failure) }
                guard progress.isConnected, let interface = progress.interface, interface.number > number else {
                    return nil
                }
                return .madeAnew(interface, pushed: progress.pushed)
            }
            switch news {
            case .lost(let failure): return failure
            case .madeAnew(let interface, let pushed):
                number = interface.number
                let routing = OpenVPNRouting(
                    variables: interface.variables, pushed: pushed, directives: configuration.directives)
                do throws(ConnectFailure) { try await set.lead(routing) } catch { return error }
            case nil:
                if let inside { await session.note(inside: inside.statistics) }
                guard !Task.isCancelled, await session.isSuspicious else { continue }
                if let failure = await verify(within: settings.checkLimit) { return failure }
            }
        }
        return nil
    }

    func statistics() async -> TunnelStatistics? { await session.progress.statistics }

    func verify(within limit: Duration) async -> ConnectFailure? {
        await checking.value { await check(within: limit) }
    }

    private func check(within limit: Duration) async -> ConnectFailure? {
        let isAnswering = await session.progress.silence.isAnswering == true
        let isHeard = await isHeard(within: limit / 2, inside: isAnswering)
        if Task.isCancelled { return nil }
        if let failure = await session.progress.failure { return failure }
        guard isHeard else { return await reconnect(within: limit / 2) }
        await session.noteProof(byRestart: false)
        return nil
    }

    /// Finds out whether the server answers when it is asked, so that its silence will tell.
    private func learn() async {
        if await isHeard(within: .seconds(2), inside: true) { await session.noteAnswer() }
    }

    /// Whether anything of the server's arrives from now on.
    ///
    /// - Parameter isInside: whether only what comes out of the tunnel counts.
    private func isHeard(within limit: Duration, inside isInside: Bool) async -> Bool {
        let deadline = ContinuousClock.now + limit
        guard let before = await session.provedBytes(within: limit) else { return false }
        let first = inside?.receivedBytes
        let probe = gateway.flatMap(GatewayProbe.init)
        var pause = Duration.milliseconds(10)
        while ContinuousClock.now < deadline, !Task.isCancelled {
            probe?.send()
            try? await Task.sleep(for: pause)
            pause = min(pause * 2, .milliseconds(300))
            if inside?.receivedBytes != first { return true }
            if isInside { continue }
            let bytes = await session.provedBytes(within: deadline - .now)
            if let bytes, bytes != before { return true }
        }
        return false
    }

    private var inside: InterfaceCounters? { InterfaceCounters.read(set.interface) }

    /// Has the server prove anew that it is there. A code that is good once cannot be given again.
    private func reconnect(within limit: Duration) async -> ConnectFailure? {
        let silent = ConnectFailure(
            .connectionLost, "The server \(await session.progress.server) no longer answers; the tunnel was taken down")
        let before = await session.progress
        guard !before.hasAnsweredChallenge else { return silent }
        await session.restart()
        let isBack = await session.wait(within: limit) { progress -> Bool? in
            if progress.failure != nil { return false }
            return progress.connections > before.connections && progress.isConnected ? true : nil
        }
        if Task.isCancelled { return nil }
        guard isBack == true else { return silent }
        await session.noteProof(byRestart: true)
        return nil
    }

    func close() async throws(ConnectFailure) {
        await session.end(within: settings.farewellLimit)
        try await undoing.undo(set.steps)
    }
}
