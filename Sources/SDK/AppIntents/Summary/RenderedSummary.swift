// SPDX-License-Identifier: Apache-2.0

/// What the runtime reads of a summary.
protocol RenderedSummary {
    /// The sentence in the language of the request, parameters as `${name}`; nil where there is none.
    func sentence(for intent: any AppIntent) -> String?
}
