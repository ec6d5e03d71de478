// SPDX-License-Identifier: Apache-2.0
package import AppIntents
package import BeckonSchema

/// The requests that an app supports, as its actions.
package struct SiriKitActions: ActionSource {
    package init() {}

    package var catalogue: AppCatalogue {
        guard let registration = _INApp.registration else { return AppCatalogue() }
        var kinds = KindsInUse()
        var actions: [ActionDescriptor] = []
        for type in registration.intents {
            actions.append(SiriKitAction(type: type, registration: registration).descriptor)
            kinds.add(type._fields + type._facts.response._fields)
        }
        return AppCatalogue(actions: actions, enums: kinds.enums, entities: kinds.entities)
    }

    package func action(_ identifier: String) -> (any OfferedAction)? {
        guard let registration = _INApp.registration,
            let type = registration.intents.first(where: { $0._typeName == identifier })
        else { return nil }
        return SiriKitAction(type: type, registration: registration)
    }
}

/// The closed lists and classes of objects that the actions of an app name, each once.
private struct KindsInUse {
    private(set) var enums: [EnumDescriptor] = []
    private(set) var entities: [EntityDescriptor] = []
    private var seen: Set<String> = []

    mutating func add(_ fields: [_INField]) {
        for field in fields { add(field.type._kind.element ?? field.type) }
    }

    private mutating func add(_ type: any _INValue.Type) {
        if let type = type as? any _INEnum.Type {
            let descriptor = type._descriptor
            if seen.insert(descriptor.identifier).inserted { enums.append(descriptor) }
        } else if let type = type as? any _INOptions.Type {
            let descriptor = type._descriptor
            if seen.insert(descriptor.identifier).inserted { enums.append(descriptor) }
        } else if let type = type as? _INValueObject.Type, case .entity(let name) = type._kind.type,
            seen.insert(name).inserted
        {
            entities.append(
                EntityDescriptor(
                    identifier: name, title: SpokenName.title(SpokenName.withoutPrefix(name)),
                    properties: type._fields.map {
                        EntityDescriptor.Property(name: $0.name, title: $0.title, type: $0.type._kind.type)
                    }))
            add(type._fields)
        }
    }
}
