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

    /// One line that is not shown while it is typed. The prompt is written to the error stream once nothing is shown any
    /// more; what was typed before it is dropped.
    /// - Throws: `ConsoleError` where the terminal cannot hide what is typed; `CancellationError`.
    func readSecret(prompt: String) async throws -> String?
}
