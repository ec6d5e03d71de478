// SPDX-License-Identifier: Apache-2.0
import ChildProcess
import Foundation
import Sandbox

/// polkit's agent for terminals, which asks on the terminal for this process alone, also where the session has an agent.
struct TerminalAgent: Sendable {
    private let child: ChildProcess

    /// Starts the agent and waits until polkit knows it; nil where it cannot be had.
    static func start(_ environment: [String: String]) async -> TerminalAgent? {
        guard let program = ProgramSearch(environment).find("pkttyagent") else { return nil }
        let words = environment.filter { $0.key == "LANG" || $0.key == "LANGUAGE" || $0.key.hasPrefix("LC_") }
        let command = Command(
            program, ["--process", "\(getpid())", "--notify-fd", "3"], environment: words, keepsTerminal: true)
        do {
            var ready = try DescriptorPipe()
            let child = try await Spawner.shared.spawn(command, descriptors: [3: ready.writing])
            ready.closeWriting()
            // It closes its end when it is known, or by ending.
            await OutputTail(reading: ready.takeReading()).settle(within: .seconds(5))
            return TerminalAgent(child: child)
        } catch {
            return nil
        }
    }

    /// Ends the agent; it leaves the terminal as it was.
    func stop() async {
        child.kill()
        _ = await child.exit(within: .seconds(2))
    }
}
