// SPDX-License-Identifier: Apache-2.0

/// What an action needs to know from the person before it goes on: one input request.
package struct Question: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// A value for a parameter.
        case value(ParameterDescriptor)
        /// One of several; the answer is the option's `id`.
        case choice([ChoiceOption], parameter: String?)
        /// Yes or no, before something happens.
        case confirmation(ConfirmationDetails)
        /// A text that nobody else may see, such as a password; the answer is never shown or recorded.
        case secret
    }

    package var dialog: Dialog
    package var kind: Kind
    package var snippet: SnippetNode?
    /// For a value of a closed list, or a list of such values: what there is to choose from.
    package var options: [ChoiceOption]

    package init(dialog: Dialog, kind: Kind, snippet: SnippetNode? = nil, options: [ChoiceOption] = []) {
        self.dialog = dialog
        self.kind = kind
        self.snippet = snippet
        self.options = options
    }

    /// The parameter asked about, where it is about one.
    package var parameter: String? {
        switch kind {
        case .value(let descriptor): descriptor.name
        case .choice(_, let parameter): parameter
        case .confirmation, .secret: nil
        }
    }
}
