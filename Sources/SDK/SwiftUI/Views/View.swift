// SPDX-License-Identifier: Apache-2.0

/// A part of a snippet, described by the views it is made of; SwiftUI, since iOS 13.
///
/// On this platform nothing is drawn by the app: a view is lowered to a tree of values that the host draws.
@MainActor @preconcurrency
public protocol View {
    /// The type of the views it is made of.
    associatedtype Body: View

    /// The views it is made of.
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public typealias Body = Never
}

extension View where Body == Never {
    /// Not to be read: a view of the framework is not made of others.
    public var body: Never { preconditionFailure("\(Self.self) is a view of the framework and has no body.") }
}
