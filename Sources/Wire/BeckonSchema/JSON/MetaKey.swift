// SPDX-License-Identifier: Apache-2.0

/// The keys under which Beckon says in `_meta` what MCP has no word for.
package enum MetaKey {
    package static let action = "beckon/action"
    package static let authentication = "beckon/authentication"
    package static let confirmation = "beckon/confirmation"
    package static let context = "beckon/context"
    package static let dialog = "beckon/dialog"
    package static let failure = "beckon/failure"
    /// What the app taught; see `LearnedChange`.
    package static let learned = "beckon/learned"
    package static let follows = "beckon/follows"
    /// The options of a question, with subtitles, images and styles.
    package static let options = "beckon/options"
    /// The descriptor of the parameter asked about, or its name where the question is a choice.
    package static let parameter = "beckon/parameter"
    package static let responseCode = "beckon/responseCode"
    package static let snippet = "beckon/snippet"
    package static let userActivity = "beckon/userActivity"
    /// An answer that is more than MCP lets a form say.
    package static let value = "beckon/value"
}
