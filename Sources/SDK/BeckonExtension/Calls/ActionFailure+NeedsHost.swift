// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension ActionFailure {
    /// The refusal of what only the host may start.
    static func needsHost(_ reason: String) -> ActionFailure {
        ActionFailure(
            .needsHost,
            "\(reason) Only the host runs such an action: connect to `beckon mcp` instead of the app itself.")
    }
}
