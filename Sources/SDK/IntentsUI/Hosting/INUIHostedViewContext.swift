// SPDX-License-Identifier: Apache-2.0

/// Where a hosted view is shown; Intents UI, iOS 10.
public enum INUIHostedViewContext: UInt, Sendable {
    /// With a request, before it is handled and when it is done.
    case siriSnippet = 0
    /// On a map, which nothing here shows.
    case mapsCard = 1
}

/// What a touch of a hosted view leads to; Intents UI, iOS 11.
public enum INUIInteractiveBehavior: UInt, Sendable {
    case none = 0
    case nextView = 1
    case launch = 2
    case genericAction = 3
}
