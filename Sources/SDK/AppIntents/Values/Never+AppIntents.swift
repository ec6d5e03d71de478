// SPDX-License-Identifier: Apache-2.0
extension Never: _IntentValue, ParameterSummary {
    public typealias Intent = Never

    public static var defaultResolverSpecification: EmptyResolverSpecification<Never> { EmptyResolverSpecification() }
}

extension Never: IntentResult {
    public typealias Value = Never
    public typealias Snippet = Never
    public typealias Dialog = Never
    public typealias OpensAppIntent = Never

    public var value: Never? { nil }
}

extension Never: AppIntent {
    public static let title: LocalizedStringResource = "Never"

    public init() { fatalError("Never stands for the absence of an intent and cannot be made.") }

    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        switch self {}
    }
}
