// SPDX-License-Identifier: Apache-2.0
public import SwiftUI

extension IntentParameter {
    /// Asks the person whether a value is the right one, and shows a view.
    public func requestConfirmation<ViewType: View>(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, @ViewBuilder view: () -> ViewType
    ) async throws -> Bool {
        try await confirm(itemToConfirm, dialog, view: UncheckedView(view: view()))
    }

    /// Asks the person whether a value is the right one, and shows a view.
    public func requestConfirmation<ViewType: View>(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, view: ViewType
    ) async throws -> Bool {
        try await confirm(itemToConfirm, dialog, view: UncheckedView(view: view))
    }

    private func confirm(_ item: Value.ValueType, _ dialog: IntentDialog?, view: UncheckedView) async throws -> Bool {
        try await confirm(item, dialog, snippet: try await IntentReflection.node(for: view))
    }
}
