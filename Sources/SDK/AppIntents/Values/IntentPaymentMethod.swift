// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// A way to pay; App Intents, iOS 16.
public struct IntentPaymentMethod: Sendable, Hashable {
    /// The kinds of payment.
    public enum PaymentType: Sendable, Hashable {
        case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
    }

    /// The kind of payment.
    public let paymentType: PaymentType
    /// Shown beside the name.
    public let icon: DisplayRepresentation.Image?
    /// Such as the last digits of a card.
    public let identificationHint: String?
    private let label: LocalizedStringResource?

    public init(
        type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
        icon: DisplayRepresentation.Image? = nil
    ) {
        paymentType = type
        label = name
        self.identificationHint = identificationHint
        self.icon = icon
    }

    /// The name in the language of the request.
    public var name: String? { label?.resolved() }
}

extension IntentPaymentMethod: DisplayRepresentable, PersistentlyIdentifiable, _SystemIntentValue {
    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentPaymentMethod> {
        EmptyResolverSpecification()
    }

    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }

    public var displayRepresentation: DisplayRepresentation {
        let words = [name, identificationHint].compactMap(\.self).joined(separator: " ")
        return DisplayRepresentation(title: LocalizedStringResource(stringLiteral: words), image: icon)
    }
}

extension IntentPaymentMethod: IntentValueCoding {
    package static var schemaType: BeckonSchema.ValueType { .paymentMethod }

    package var encoded: IntentValue {
        .person(PersonValue(name: name ?? "", identifier: identificationHint))
    }

    package static func decode(_ value: IntentValue, in scope: ValueScope) throws -> IntentPaymentMethod {
        let name = LocalizedStringResource(stringLiteral: value.spokenText)
        guard case .person(let facts) = value else { return IntentPaymentMethod(type: .unknown, name: name) }
        return IntentPaymentMethod(type: .unknown, name: name, identificationHint: facts.identifier)
    }
}
