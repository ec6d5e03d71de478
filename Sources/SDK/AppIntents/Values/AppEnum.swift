// SPDX-License-Identifier: Apache-2.0
/// A closed list of values; App Intents, iOS 16.
@_alwaysEmitConformanceMetadata
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
    public static var defaultResolverSpecification: some ResolverSpecification { EmptyResolverSpecification<Self>() }
}
