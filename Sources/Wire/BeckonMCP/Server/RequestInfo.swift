// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
import Synchronization

/// What a handler knows of the request it answers.
package struct RequestInfo: Sendable {
    package let revision: ProtocolRevision
    /// The request's `_meta`, empty where it has none.
    package let meta: JSONValue
    /// Unique to the connection within this process.
    package let connection: ConnectionID
    /// Whether the client answers questions; where not, `inputRequired` ends in an error.
    package let acceptsQuestions: Bool
    let progress: (@Sendable (ProgressUpdate) -> Void)?

    /// Tells the client how far the work is; does nothing where the client did not ask to know.
    package func reportProgress(_ update: ProgressUpdate) { progress?(update) }
}

/// One connection of a server.
package struct ConnectionID: Sendable, Hashable {
    let number: Int

    static func next() -> ConnectionID { ConnectionID(number: counter.add(1, ordering: .relaxed).newValue) }
}

private let counter = Atomic(0)
