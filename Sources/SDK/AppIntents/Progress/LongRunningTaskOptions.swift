// SPDX-License-Identifier: Apache-2.0

/// What long work needs; App Intents, iOS 27.
public struct LongRunningTaskOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It needs the graphics processor.
    public static let requiresGPU = LongRunningTaskOptions(rawValue: 1)
}
