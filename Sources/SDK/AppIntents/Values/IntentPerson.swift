// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// A person; App Intents, iOS 16.
public struct IntentPerson: Sendable, Hashable, Codable {
    /// Which of a person's facts a parameter wants; App Intents, iOS 16.
    public enum ParameterMode: String, Sendable, Hashable { case contact, email, phone, emailOrPhone }

    /// How the person is found again.
    public enum Identifier: Sendable, Hashable, Codable {
        case contact(String)
        case applicationDefined(String)
        case unknown
    }

    /// What the person is called.
    public enum Name: Sendable, Hashable, Codable {
        case displayName(String)
        case components(PersonNameComponents)
        case unknown
    }

    /// What the person is called.
    public var name: Name
    /// Whether it is the person who asks.
    public var isMe: Bool
    /// How the person is found again.
    public var identifier: Identifier
    /// Where the person is reached.
    public var handle: Handle?
    /// Other places where the person is reached.
    public var aliases: [Handle]
    /// A portrait.
    public var image: DisplayRepresentation.Image?

    public init(
        identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [], isMe: Bool = false,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.aliases = aliases
        self.isMe = isMe
        self.image = image
    }

    /// Somebody of whom a handle is all that is known.
    public init(handle: Handle) { self.init(identifier: .unknown, name: .unknown, handle: handle) }

    /// The name as it is shown; the handle where there is no name.
    var shownName: String {
        switch name {
        case .displayName(let name): name
        case .components(let parts):
            [parts.namePrefix, parts.givenName, parts.middleName, parts.familyName, parts.nameSuffix]
                .compactMap(\.self).joined(separator: " ")
        case .unknown: handle?.text ?? ""
        }
    }
}

extension IntentPerson: DisplayRepresentable, PersistentlyIdentifiable, _SystemIntentValue {
    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentPerson> {
        EmptyResolverSpecification()
    }

    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }

    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: LocalizedStringResource(stringLiteral: shownName), image: image)
    }
}

extension IntentPerson: IntentValueCoding {
    package static var schemaType: BeckonSchema.ValueType { .person }

    package var encoded: IntentValue {
        let identifier: String? =
            switch identifier {
            case .contact(let text), .applicationDefined(let text): text
            case .unknown: nil
            }
        return .person(PersonValue(name: shownName, handle: handle?.text, identifier: identifier))
    }

    package static func decode(_ value: IntentValue, in scope: ValueScope) throws -> IntentPerson {
        switch value {
        case .person(let person):
            return IntentPerson(
                identifier: person.identifier.map { .applicationDefined($0) } ?? .unknown,
                name: .displayName(person.name), handle: person.handle.map { Handle(text: $0) })
        case .string(let text):
            let handle = text.contains("@") ? Handle(text: text) : nil
            return IntentPerson(identifier: .unknown, name: .displayName(text), handle: handle)
        default: throw ParameterProblem.expected("a person's name", value)
        }
    }
}
