// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
import Synchronization

/// What is shown of a request: the app's own view where it links the framework for views and has one, the standard card
/// otherwise.
package enum RequestCards {
    package enum Moment: Sendable, Hashable {
        /// Before the person agrees.
        case confirmation
        /// When the request is done.
        case result
    }

    /// A source of cards: nil for a request that it has none for.
    package typealias Source = @Sendable (INIntent, INIntentResponse?, Moment) async -> SnippetNode?

    private static let sources = Mutex<[Source]>([])

    /// Later sources are asked before earlier ones.
    package static func register(_ source: @escaping Source) { sources.withLock { $0.insert(source, at: 0) } }

    static func card(for intent: INIntent, _ response: INIntentResponse?, at moment: Moment) async -> SnippetNode? {
        for source in sources.withLock({ $0 }) {
            if let card = await source(intent, response, moment) { return card }
        }
        return StandardCard.card(for: intent, response, at: moment)
    }
}
