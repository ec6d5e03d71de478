// SPDX-License-Identifier: Apache-2.0
import Intents

/// The people whom the messenger knows, three of whom have the same given name.
enum AddressBook {
    static let people = [
        ("Alexei Ivanov", "+7 900 1111111"), ("Alexei Petrov", "+7 900 2222222"),
        ("Alexei Smirnov", "alexei@example.org"),
        ("Nadia Orlova", "nadia@example.org"),
    ]

    static func people(named text: String) -> [INPerson] {
        people.filter { $0.0.localizedCaseInsensitiveContains(text) || $0.1 == text }.map { name, handle in
            INPerson(
                personHandle: INPersonHandle(value: handle, type: .unknown), nameComponents: nil, displayName: name,
                image: nil, contactIdentifier: nil, customIdentifier: handle)
        }
    }
}

extension MessageIntentHandler {
    func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
        guard let recipients = intent.recipients, !recipients.isEmpty else { return completion([.needsValue()]) }
        completion(
            recipients.map { person in
                let found = AddressBook.people(named: person.displayName)
                switch found.count {
                case 0: return .unsupported(forReason: .noValidHandle)
                case 1: return .success(with: found[0])
                default: return .disambiguation(with: found)
                }
            })
    }
}
