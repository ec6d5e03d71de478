// SPDX-License-Identifier: Apache-2.0
package import Bus
import PolkitClient

/// Who polkit allows: by default a person in front of this machine, and others who prove who they are.
package struct PolkitAuthority: CallerAuthority {
    private let bus: BusConnection
    private let patience: Duration

    /// - Parameters:
    ///   - bus: the one that the callers are on.
    ///   - patience: how long a person may take to authenticate.
    package init(_ bus: BusConnection, patience: Duration = .seconds(45)) {
        self.bus = bus
        self.patience = patience
    }

    package func refusal(of caller: Caller, to action: GuardedAction) async -> String? {
        do {
            let polkit = Polkit(bus: bus, about: .caller(caller.name))
            return switch try await polkit.ask(action.rawValue, patience: patience) {
            case .authorized: nil
            case .dismissed: "You did not authenticate"
            case .mustAsk: "This takes your password, and there is nobody to ask you for it"
            case .refused: "polkit does not allow you \(action.rawValue)"
            }
        } catch let error as BusError where error.code == .timedOut {
            return "You did not authenticate in time"
        } catch {
            return "polkit could not be asked about \(action.rawValue): \(error)"
        }
    }

    package func couldAct(_ caller: Caller, _ action: GuardedAction) async -> Bool {
        do {
            let answer = try await Polkit(bus: bus, about: .caller(caller.name)).check(action.rawValue)
            return answer == .authorized || answer == .mustAsk
        } catch {
            return false
        }
    }
}
