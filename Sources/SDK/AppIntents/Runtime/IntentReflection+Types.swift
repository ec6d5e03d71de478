// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema
@_spi(Reflection) import Swift

extension IntentReflection {
    /// The facts about a closed list, in the language of the request.
    package static func describe(_ type: any AppEnum.Type) -> EnumDescriptor {
        EnumDescriptor(
            identifier: type.persistentIdentifier, title: type.typeDisplayRepresentation.name.resolved(),
            cases: EnumCoder.options(of: type).map { EnumDescriptor.Case(rawValue: $0.id, display: $0.display) })
    }

    /// The facts about a type of entities, in the language of the request.
    package static func describe(_ type: any AppEntity.Type) -> EntityDescriptor { descriptor(of: type) }

    private static func descriptor<Entity: AppEntity>(of type: Entity.Type) -> EntityDescriptor {
        EntityDescriptor(
            identifier: type.persistentIdentifier, title: type.typeDisplayRepresentation.name.resolved(),
            properties: members(of: type), isSearchable: Entity.DefaultQuery.self is any EntityStringQuery.Type,
            isEnumerable: Entity.DefaultQuery.self is any EnumerableEntityQuery.Type)
    }

    /// The visible members as the type declares them; titles stand in instances only, so names serve for them.
    private static func members(of type: any AppEntity.Type) -> [EntityDescriptor.Property] {
        var members: [EntityDescriptor.Property] = []
        // The option's raw value 1 says that the type is a class.
        let options = _EachFieldOptions(rawValue: type is AnyObject.Type ? 1 : 0)
        _forEachField(of: type, options: options) { name, _, field, _ in
            if let property = field as? any AnyEntityProperty.Type {
                let name = withoutUnderscore(String(cString: name))
                members.append(
                    EntityDescriptor.Property(name: name, title: spoken(name), type: property.schemaType))
            }
            return true
        }
        return members
    }

    /// The visible members of an entity.
    static func properties(of entity: any AppEntity) -> [(name: String, property: any AnyEntityProperty)] {
        Mirror(reflecting: entity).children.compactMap { child in
            guard let label = child.label, let property = child.value as? any AnyEntityProperty else { return nil }
            return (withoutUnderscore(label), property)
        }
    }

    private static func withoutUnderscore(_ label: String) -> String {
        label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    /// `isFavourite` as “Is Favourite”.
    private static func spoken(_ name: String) -> String {
        var words = ""
        for character in name {
            if character.isUppercase, let last = words.last, !last.isUppercase { words.append(" ") }
            words.append(words.isEmpty ? Character(character.uppercased()) : character)
        }
        return words
    }
}
