// SPDX-License-Identifier: Apache-2.0
/// An action that an app offers; App Intents, iOS 16.
@_alwaysEmitConformanceMetadata
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary
    associatedtype _DescriptionContent: _IntentDescriptionContent = IntentDescription?

    static var title: LocalizedStringResource { get }
    /// An `IntentDescription`, optional or not.
    static var description: _DescriptionContent { get }
    static var openAppWhenRun: Bool { get }
    static var supportedModes: IntentModes { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Whether catalogues and searches offer the action.
    static var isDiscoverable: Bool { get }
    /// The sentence that shows the action with its parameters.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

    /// Whether the action tells how far it is.
    static var _reportsProgress: Bool { get }
    /// Whether the action removes things, which a person confirms.
    static var _removesThings: Bool { get }

    init()

    /// Does the work, once every required parameter has a value.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public typealias Parameter = IntentParameter
    public typealias When = ParameterSummaryWhenCondition
    public typealias Switch<Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase> =
        ParameterSummarySwitchCondition<Self, Value, CaseCondition>
    public typealias Case = ParameterSummaryCaseCondition
    public typealias DefaultCase = ParameterSummaryDefaultCaseCondition
    public typealias Summary = IntentParameterSummary<Self>
    public typealias Option = IntentChoiceOption

    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var isDiscoverable: Bool { true }
    public static var _reportsProgress: Bool { false }
    public static var _removesThings: Bool { false }
    public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }

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
