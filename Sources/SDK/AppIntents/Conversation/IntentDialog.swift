// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// What an action says; App Intents, iOS 16.
public struct IntentDialog: Sendable {
    /// Stands alone, where nothing is shown.
    let full: LocalizedStringResource
    /// Accompanies something that is shown.
    let supporting: LocalizedStringResource?
    let systemImageName: String?

    /// Says the same whether or not something is shown.
    public init(_ string: LocalizedStringResource) {
        self.init(full: string, supporting: nil, systemImageName: nil)
    }

    /// Says more where nothing is shown, less beside a snippet.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.init(full: full, supporting: supporting, systemImageName: nil)
    }

    /// Says the same whether or not something is shown, beside the SF Symbol of a name.
    public init(full: LocalizedStringResource, systemImageName: String) {
        self.init(full: full, supporting: nil, systemImageName: systemImageName)
    }

    /// Says more where nothing is shown, less beside a snippet, with an SF Symbol.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
        self.init(full: full, supporting: Optional(supporting), systemImageName: systemImageName)
    }

    private init(full: LocalizedStringResource, supporting: LocalizedStringResource?, systemImageName: String?) {
        self.full = full
        self.supporting = supporting
        self.systemImageName = systemImageName
    }

    /// The dialog in the language of the request.
    package var resolved: Dialog {
        Dialog(full.resolved(), supporting: supporting?.resolved(), systemImageName: systemImageName)
    }
}

extension IntentDialog: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
