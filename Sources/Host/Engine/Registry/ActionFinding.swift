// SPDX-License-Identifier: Apache-2.0

/// What a name comes to.
enum ActionFinding: Sendable {
    case one(ResolvedAction)
    /// One kind of request that several apps handle; the error is for where nobody can choose.
    case several([ResolvedAction], HostError)

    /// - Throws: `HostError` with code `ambiguous` where it is not one.
    func get() throws -> ResolvedAction {
        switch self {
        case .one(let action): return action
        case .several(_, let error): throw error
        }
    }
}
