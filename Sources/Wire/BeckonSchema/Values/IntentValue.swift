// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A value on its way to a parameter or back from an action.
package indirect enum IntentValue: Sendable, Hashable {
    case none
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    /// Text; for an entity, an enum or a date also what the person said and nobody has resolved yet.
    case string(String)
    case date(Date)
    case dateComponents(DateComponents)
    case url(URL)
    /// Seconds.
    case duration(Double)
    case measurement(MeasurementValue)
    case currencyAmount(CurrencyValue)
    case person(PersonValue)
    case file(FileValue)
    case enumeration(EnumValue)
    case entity(EntityValue)
    case array([IntentValue])
}

/// A quantity with its unit; `unit` is the unit's symbol as Foundation writes it.
package struct MeasurementValue: Sendable, Hashable {
    package var value: Double
    package var unit: String
    package init(value: Double, unit: String) {
        self.value = value
        self.unit = unit
    }
}

/// An amount of money; `currencyCode` is ISO 4217.
package struct CurrencyValue: Sendable, Hashable {
    package var amount: Decimal
    package var currencyCode: String
    package init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

package struct PersonValue: Sendable, Hashable {
    package var name: String
    /// A mail address, telephone number or an app's own handle.
    package var handle: String?
    package var identifier: String?
    package init(name: String, handle: String? = nil, identifier: String? = nil) {
        self.name = name
        self.handle = handle
        self.identifier = identifier
    }
}

/// A file's content, or the place where the host made it readable to the extension.
package struct FileValue: Sendable, Hashable {
    package enum Content: Sendable, Hashable {
        case data(Data)
        case path(String)
    }
    package var filename: String
    /// A uniform type identifier.
    package var contentType: String?
    package var content: Content
    package init(filename: String, contentType: String?, content: Content) {
        self.filename = filename
        self.contentType = contentType
        self.content = content
    }
}

/// One case of an app enum; `title` is filled where the value is for people.
package struct EnumValue: Sendable, Hashable {
    package var type: String
    package var rawValue: String
    package var title: String?
    package init(type: String, rawValue: String, title: String? = nil) {
        self.type = type
        self.rawValue = rawValue
        self.title = title
    }
}

/// An entity by its identifier, with its display and visible properties where the value is for people.
package struct EntityValue: Sendable, Hashable {
    package var type: String
    package var id: String
    package var display: DisplayRepresentationValue?
    package var properties: [String: IntentValue]
    package init(
        type: String, id: String, display: DisplayRepresentationValue? = nil, properties: [String: IntentValue] = [:]
    ) {
        self.type = type
        self.id = id
        self.display = display
        self.properties = properties
    }
}
