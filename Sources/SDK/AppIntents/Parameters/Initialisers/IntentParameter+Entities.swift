// SPDX-License-Identifier: Apache-2.0
extension IntentParameter where Value.ValueType: AppEntity {
    /// A parameter that its entity's default query fills; App Intents, iOS 16.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) {
        self.init(
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers()
            ).with { $0.disambiguationDialog = requestDisambiguationDialog },
            default: defaultValue)
    }

    /// A parameter with a query of its own; App Intents, iOS 16.
    public convenience init<Query: EntityQuery, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> Spec = {
            EmptyResolverSpecification<Never>()
        }
    ) where Query.Entity == Value.ValueType {
        self.init(
            ParameterSettings(
                title, description, requestValueDialog, inputConnectionBehavior, resolvers: resolvers()
            ).with {
                $0.disambiguationDialog = requestDisambiguationDialog
                $0.query = query
            },
            default: defaultValue)
    }
}

extension IntentParameter where Value.ValueType: AppEntity, Value.UnwrappedType: Collection {
    /// A list of entities from a query of its own; App Intents, iOS 17.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Query.Entity == Value.ValueType {
        self.init(
            ParameterSettings(title, description, nil, inputConnectionBehavior).with {
                $0.size = size
                $0.query = query
            },
            default: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType: Collection {
    /// A list with a bounded number of elements; App Intents, iOS 17.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            ParameterSettings(title, description, requestValueDialog, inputConnectionBehavior).with { $0.size = size },
            default: defaultValue)
    }
}
