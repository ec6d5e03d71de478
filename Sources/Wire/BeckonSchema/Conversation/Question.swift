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

/// One of the things to choose from.
package struct ChoiceOption: Sendable, Hashable {
    package enum Style: String, Sendable, Hashable { case normal, cancel, destructive }
    package var id: String
    package var display: DisplayRepresentationValue
    package var style: Style
    package init(id: String, display: DisplayRepresentationValue, style: Style = .normal) {
        self.id = id
        self.display = display
        self.style = style
    }
}

/// The words on the two buttons of a confirmation, from `ConfirmationActionName`.
package struct ConfirmationDetails: Sendable, Hashable {
    package var acceptLabel: String
    package var denyLabel: String?
    package var isDestructive: Bool
    package init(acceptLabel: String, denyLabel: String? = nil, isDestructive: Bool = false) {
        self.acceptLabel = acceptLabel
        self.denyLabel = denyLabel
        self.isDestructive = isDestructive
    }
}

/// What the person said to a question.
package enum Answer: Sendable, Hashable {
    /// A value; for a choice the `.string` of the option's id, for a confirmation `.boolean(true)`.
    case accepted(IntentValue)
    /// "No": the confirmation is refused, the value is not given.
    case declined
    /// The question was put away.
    case cancelled
}
