// SPDX-License-Identifier: Apache-2.0

extension INPerson {
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
        _values["relationship"] = relationship
    }

    /// iOS 12.
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
        _values["isMe"] = isMe
    }

    /// iOS 15.
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, isMe: isMe)
        _values["suggestionType"] = suggestionType
    }

    /// iOS 15.
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isContactSuggestion: Bool,
        suggestionType: INPersonSuggestionType
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
        _values["isContactSuggestion"] = isContactSuggestion
        _values["suggestionType"] = suggestionType
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?,
        suggestionType: INPersonSuggestionType
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
        _values["aliases"] = aliases
        _values["suggestionType"] = suggestionType
    }

    /// The form of iOS 10.0.
    public convenience init(
        handle: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?
    ) {
        self.init(
            personHandle: .guessed(handle), nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: nil)
    }

    /// The form of iOS 10.0.
    public convenience init(handle: String, nameComponents: PersonNameComponents, contactIdentifier: String?) {
        self.init(
            handle: handle, nameComponents: nameComponents, displayName: nil, image: nil,
            contactIdentifier: contactIdentifier)
    }

    /// The form of iOS 10.0.
    public convenience init(handle: String, displayName: String?, contactIdentifier: String?) {
        self.init(
            handle: handle, nameComponents: nil, displayName: displayName, image: nil,
            contactIdentifier: contactIdentifier)
    }
}

extension INRideDriver {
    /// iOS 10.2.
    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        rating: String?, phoneNumber: String?
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: nil, customIdentifier: nil)
        _values["rating"] = rating
        _values["phoneNumber"] = phoneNumber
    }

    /// The form of iOS 10.0.
    public convenience init(
        handle: String, displayName: String?, image: INImage?, rating: String?, phoneNumber: String?
    ) {
        self.init(
            personHandle: .guessed(handle), nameComponents: nil, displayName: displayName, image: image,
            rating: rating, phoneNumber: phoneNumber)
    }

    /// The form of iOS 10.0.
    public convenience init(
        handle: String, nameComponents: PersonNameComponents, image: INImage?, rating: String?, phoneNumber: String?
    ) {
        self.init(
            personHandle: .guessed(handle), nameComponents: nameComponents, displayName: nil, image: image,
            rating: rating, phoneNumber: phoneNumber)
    }
}
