// SPDX-License-Identifier: Apache-2.0

/// A query that finds by text; App Intents, iOS 16.
public protocol EntityStringQuery: EntityQuery {
    /// What the text may mean; the framework filters no further.
    func entities(matching string: String) async throws -> Result
}
