// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// How progress is drawn: as a bar or as a ring; SwiftUI, since iOS 14.
public protocol ProgressViewStyle: Sendable {}

/// The form in force where progress is lowered.
package enum ProgressStyle: Sendable, Hashable {
    case automatic, linear, circular
}

/// A style that the host draws.
protocol NamedProgressViewStyle: ProgressViewStyle {
    var value: ProgressStyle { get }
    /// The colour of the part done; nil is the tint around.
    var tint: Color? { get }
}

/// A bar where the end of the work is known, a ring where it is not.
public struct DefaultProgressViewStyle: NamedProgressViewStyle {
    var value: ProgressStyle { .automatic }
    var tint: Color? { nil }
    public init() {}
}

/// A bar.
public struct LinearProgressViewStyle: NamedProgressViewStyle {
    var value: ProgressStyle { .linear }
    let tint: Color?

    public init() { tint = nil }

    /// In a colour of its own.
    public init(tint: Color) { self.tint = tint }
}

/// A ring.
public struct CircularProgressViewStyle: NamedProgressViewStyle {
    var value: ProgressStyle { .circular }
    let tint: Color?

    public init() { tint = nil }

    /// In a colour of its own.
    public init(tint: Color) { self.tint = tint }
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

extension View {
    /// The form of the progress within the view.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> _ModifiedView<Self> {
        let named = style as? any NamedProgressViewStyle
        return changed(
            .environment { $0.progressStyle = named?.value ?? .automatic },
            .modifiers { _ in named?.tint.map { [.tint($0.value)] } ?? [] })
    }

    /// Leaves out the labels of toggles, progress and named contents, which stand beside other words.
    nonisolated public func labelsHidden() -> _ModifiedView<Self> { changed(.environment { $0.hidesLabels = true }) }

    /// Whether controls within the view can be used.
    nonisolated public func disabled(_ disabled: Bool) -> _ModifiedView<Self> {
        changed(
            .environment { $0.isEnabled = $0.isEnabled && !disabled }, .modifiers { _ in [.disabled(disabled)] })
    }
}
