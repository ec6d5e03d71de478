// SPDX-License-Identifier: Apache-2.0
public import CoreLocation
public import Foundation

/// An address for letters; Contacts, iOS 9.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying {
    var parts: [String: String]

    /// An empty address.
    public override init() {
        parts = [:]
        super.init()
    }

    init(parts: [String: String]) {
        self.parts = parts
        super.init()
    }

    open var street: String { parts["thoroughfare"] ?? "" }
    open var subLocality: String { parts["subLocality"] ?? "" }
    open var city: String { parts["locality"] ?? "" }
    open var subAdministrativeArea: String { parts["subAdministrativeArea"] ?? "" }
    open var state: String { parts["administrativeArea"] ?? "" }
    open var postalCode: String { parts["postalCode"] ?? "" }
    open var country: String { parts["country"] ?? "" }
    open var isoCountryCode: String { parts["isoCountryCode"] ?? "" }

    /// The parts under the names of a placemark's properties.
    package var placemarkParts: [String: String] { parts }

    open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts: parts) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts: parts) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
    open override var hash: Int { parts.hashValue }
}

/// An address that is being filled in; Contacts, iOS 9.
open class CNMutablePostalAddress: CNPostalAddress {
    open override var street: String {
        get { super.street }
        set { parts["thoroughfare"] = newValue }
    }
    open override var subLocality: String {
        get { super.subLocality }
        set { parts["subLocality"] = newValue }
    }
    open override var city: String {
        get { super.city }
        set { parts["locality"] = newValue }
    }
    open override var subAdministrativeArea: String {
        get { super.subAdministrativeArea }
        set { parts["subAdministrativeArea"] = newValue }
    }
    open override var state: String {
        get { super.state }
        set { parts["administrativeArea"] = newValue }
    }
    open override var postalCode: String {
        get { super.postalCode }
        set { parts["postalCode"] = newValue }
    }
    open override var country: String {
        get { super.country }
        set { parts["country"] = newValue }
    }
    open override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { parts["isoCountryCode"] = newValue }
    }
}

extension CLPlacemark {
    /// The address as one for letters; nil where nothing is known of it.
    public var postalAddress: CNPostalAddress? { address.isEmpty ? nil : CNPostalAddress(parts: address) }
}
