// SPDX-License-Identifier: Apache-2.0

/// The action behind a control; the host runs it as any other call.
package struct ActionReference: Sendable, Hashable {
    package var action: String
    package var arguments: [String: IntentValue]
    package init(action: String, arguments: [String: IntentValue] = [:]) {
        self.action = action
        self.arguments = arguments
    }
}
