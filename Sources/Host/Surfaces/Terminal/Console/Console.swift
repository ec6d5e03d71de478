// SPDX-License-Identifier: Apache-2.0

/// The person's end of a terminal, or what stands in its place.
package protocol Console: Sendable {
    var features: ConsoleFeatures { get }

    /// Writes all of the text at once.
    /// - Throws: `ConsoleError`, also where the reader has gone away.
    func write(_ text: String, to stream: ConsoleStream) throws

    /// One line without its end, or nil at the end of input.
    /// - Throws: `CancellationError` where the task is cancelled while it waits.
    func readLine() async throws -> String?
}
