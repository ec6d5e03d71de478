// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// A parameter of whatever type, as the resolution loop sees it.
package protocol AnyIntentParameter: AnyObject, Sendable {
    /// The facts about the parameter, in the language of the request.
    func describe(name: String) -> ParameterDescriptor

    var state: ParameterState { get }

    /// The value that `perform()` would read now, the default included; nil where there is none.
    var intentValue: IntentValue? { get }

    /// Makes the value that was said or sent the parameter's value, with entities fetched from their query.
    /// - Throws: `ParameterProblem`, or what a query of the author's throws.
    func assign(_ value: IntentValue) async throws

    /// What there is to choose from for the parameter of `intent`; nil where it takes any value of its type.
    func options(for intent: any AppIntent, search: String?) async throws -> [ChoiceOption]?

    /// Tells the parameter under which name its intent holds it.
    func bind(name: String)

    /// Assigns a value that came from outside, and asks the person where it is not clear what is meant.
    /// - Throws: `ParameterProblem`, what a query throws, or `ActionFailure` where the person puts the question away.
    func accept(_ value: IntentValue) async throws

    /// Gives a parameter without value its provider's default, and asks for a required one that is still missing.
    func settle(for intent: any AppIntent) async throws
}
