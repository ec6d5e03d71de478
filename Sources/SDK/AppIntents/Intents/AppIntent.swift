// SPDX-License-Identifier: Apache-2.0
/// An action that an app offers; App Intents, iOS 16.
@_alwaysEmitConformanceMetadata
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    /// What `perform()` brings; written as `some IntentResult & …`.
    associatedtype PerformResult: IntentResult
    /// What the summary is made of.
    associatedtype SummaryContent: ParameterSummary
    /// Lets `description` be declared optional or not.
    associatedtype _DescriptionContent: _IntentDescriptionContent = IntentDescription?

    /// The name in lists, menus and shortcuts.
    static var title: LocalizedStringResource { get }
    /// An `IntentDescription`, optional or not.
    static var description: _DescriptionContent { get }
    /// Whether the app comes forward before the action runs; told by `supportedModes` since iOS 26.
    static var openAppWhenRun: Bool { get }
    /// Where the action can run; App Intents, iOS 26.
    static var supportedModes: IntentModes { get }
    /// What the person has to prove before the action runs.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Whether catalogues and searches offer the action.
    static var isDiscoverable: Bool { get }
    /// The sentence that shows the action with its parameters.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    /// Whether the action tells how far it is.
    static var _reportsProgress: Bool { get }
    /// Whether the action removes things, which a person confirms.
    static var _removesThings: Bool { get }
    /// The description, whatever its type.
    static var _describedAs: IntentDescription? { get }
    /// The type of the value that `perform()` returns; `Never` for none.
    static var _resultValue: any _IntentValue.Type { get }
    /// Whether the author wrote a summary.
    static var _hasSummary: Bool { get }

    /// Makes the action without values; the host fills its parameters in.
    init()

    /// Does the work, once every required parameter has a value.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// The wrapper that makes a property a parameter.
    public typealias Parameter = IntentParameter
    /// A branch of a summary on one comparison.
    public typealias When = ParameterSummaryWhenCondition
    /// A branch of a summary on a parameter’s value.
    public typealias Switch<Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase> =
        ParameterSummarySwitchCondition<Self, Value, CaseCondition>
    /// One value of a ``Switch``.
    public typealias Case = ParameterSummaryCaseCondition
    /// All other values of a ``Switch``.
    public typealias DefaultCase = ParameterSummaryDefaultCaseCondition
    /// The sentence that describes the action with its values.
    public typealias Summary = IntentParameterSummary<Self>
    /// An answer of `requestChoice`.
    public typealias Option = IntentChoiceOption

    /// No description.
    public static var description: IntentDescription? { nil }
    /// In the background.
    public static var openAppWhenRun: Bool { false }
    /// As `openAppWhenRun` tells.
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
    /// No proof is asked for.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var isDiscoverable: Bool { true }
    public static var _reportsProgress: Bool { false }
    public static var _removesThings: Bool { false }
    // Inlined into the app, where the compiler knows the intent's types: the runtime would make each from its name.
    @inlinable public static var _describedAs: IntentDescription? { description._description }
    @inlinable public static var _resultValue: any _IntentValue.Type { PerformResult.Value.self }
    @inlinable public static var _hasSummary: Bool { SummaryContent.self != EmptyParameterSummary.self }
    /// Lists the parameters without a sentence.
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }

    /// The circumstances of the run.
    public var systemContext: IntentSystemContext { IntentSystemContext() }
}

extension AppIntent {
    /// Runs the action with the values it holds, and hands back what it returns.
    @discardableResult
    public func callAsFunction(donate donateOnCompletion: Bool = true) async throws -> PerformResult.Value
    where PerformResult: ReturnsValue {
        let result = try await run(donating: donateOnCompletion)
        guard let value = result.value else { throw AppIntentError.Unrecoverable.unknown }
        return value
    }

    /// Runs the action with the values it holds.
    @_disfavoredOverload
    public func callAsFunction(donate donateOnCompletion: Bool = true) async throws {
        _ = try await run(donating: donateOnCompletion)
    }

    private func run(donating: Bool) async throws -> PerformResult {
        let result = try await IntentReflection.complete(self)
        if donating { IntentDonationManager.shared.keep(self) }
        return result
    }
}
