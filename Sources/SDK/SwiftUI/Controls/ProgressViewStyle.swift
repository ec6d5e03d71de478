// SPDX-License-Identifier: Apache-2.0

/// How progress is drawn; SwiftUI, since iOS 14.
public protocol ProgressViewStyle {}

/// A bar where the end of the work is known, a ring where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public init() {}
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    public init() {}
}

/// A ring.
public struct CircularProgressViewStyle: ProgressViewStyle {
    public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The form in force where progress is lowered.
package enum ProgressStyle: Sendable, Hashable {
    case automatic, linear, circular
}
