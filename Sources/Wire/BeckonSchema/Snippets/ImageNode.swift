// SPDX-License-Identifier: Apache-2.0

/// A picture, at its own size unless it is resizable.
package struct ImageNode: Sendable, Hashable {
    package enum Source: Sendable, Hashable {
        /// A system symbol, such as `checkmark.shield`.
        case symbol(String)
        /// A file or named image in the app's `Resources/`.
        case resource(String)
        /// PNG, JPEG or SVG bytes as base64.
        case data(String)
    }
    package var source: Source
    package var isResizable: Bool
    package var isTemplate: Bool
    /// What a person who cannot see it is told; nil for a decoration.
    package var label: String?
    package init(source: Source, isResizable: Bool = false, isTemplate: Bool = false, label: String? = nil) {
        self.source = source
        self.isResizable = isResizable
        self.isTemplate = isTemplate
        self.label = label
    }
}
