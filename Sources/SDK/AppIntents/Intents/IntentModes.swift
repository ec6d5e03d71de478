// SPDX-License-Identifier: Apache-2.0
/// Where an action may run; App Intents, iOS 26.
public struct IntentModes: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Without the app in front.
    public static var background: IntentModes { IntentModes(rawValue: 1) }
    /// With the app in front from the start.
    public static var foreground: IntentModes { .foreground(.immediate) }

    /// With the app in front, at the moment that the mode tells.
    public static func foreground(_ foregroundMode: ForegroundMode) -> IntentModes {
        IntentModes(rawValue: foregroundMode.bit)
    }

    /// When the app comes forward; App Intents, iOS 26.
    public struct ForegroundMode: Hashable, Sendable {
        let bit: Int

        /// Before `perform()`.
        public static var immediate: ForegroundMode { ForegroundMode(bit: 2) }
        /// At some time before the end.
        public static var deferred: ForegroundMode { ForegroundMode(bit: 4) }
        /// When the action asks for it.
        public static var dynamic: ForegroundMode { ForegroundMode(bit: 8) }
    }

    /// The mode in which an action runs; App Intents, iOS 26.
    public struct Current: Hashable, Sendable, CustomDebugStringConvertible {
        let isForeground: Bool
        /// Whether `continueInForeground` has an app to bring forward.
        public let canContinueInForeground: Bool

        /// It runs without the app in front.
        public static var background: Current { Current(isForeground: false, canContinueInForeground: false) }
        /// It runs with the app in front.
        public static var foreground: Current { Current(isForeground: true, canContinueInForeground: true) }

        public var debugDescription: String { isForeground ? "foreground" : "background" }
    }
}

extension IntentModes {
    /// Whether the app is opened by the host: no background, and the app is wanted at once or before the end.
    package var opensApp: Bool {
        !contains(.background) && !isDisjoint(with: [.foreground(.immediate), .foreground(.deferred)])
    }
}
