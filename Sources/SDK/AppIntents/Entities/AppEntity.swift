// SPDX-License-Identifier: Apache-2.0

/// Something of the app's own, by which people mean one thing; App Intents, iOS 16.
@_alwaysEmitConformanceMetadata
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == ValueType, ID: EntityIdentifierConvertible & Sendable {
    /// The query by which entities are found where nobody names another.
    associatedtype DefaultQuery: EntityQuery where ValueType == DefaultQuery.Entity

    /// Finds entities of the type.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// The wrapper that makes a property visible to shortcuts.
    public typealias Property = EntityProperty

    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { EmptyResolverSpecification() }
}

extension AppEntity where Self: AppEnum {
    public static var defaultResolverSpecification: some ResolverSpecification { EmptyResolverSpecification<Self>() }
}

extension AppEntity where Self: CaseDisplayRepresentable {
    public var displayRepresentation: DisplayRepresentation { caseDisplay }
}

extension AppEntity where Self: RawRepresentable, ID == RawValue {
    public static var defaultQuery: _RawRepresentableStringQuery<Self> { _RawRepresentableStringQuery() }
    public var id: ID { rawValue }
}
