// SPDX-License-Identifier: Apache-2.0
package import ConnectCore

/// A place besides the folder where profiles are kept, such as NetworkManager.
package protocol ProfileSource: Sendable {
    /// The ending of the files that it takes, such as `nmconnection`.
    var fileEnding: String { get }

    /// Its profiles now; none where the place cannot be reached.
    func list() async -> ProfileListing

    /// One of its profiles; nil where there is none of that identity.
    ///
    /// - Throws: ``ConnectFailure``, where it has an error or the place that keeps it cannot be reached.
    func profile(_ id: ProfileID) async throws(ConnectFailure) -> Profile?

    /// Keeps a file's content as a new profile.
    ///
    /// - Parameter name: the file's name without its ending.
    /// - Throws: ``ConnectFailure``, in whose words nothing of the content is repeated.
    func add(_ content: [UInt8], named name: String) async throws(ConnectFailure) -> ProfileID
}
