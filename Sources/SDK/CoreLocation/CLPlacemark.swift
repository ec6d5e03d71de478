// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A place with its name and address; CoreLocation, iOS 5.
///
/// Unchecked: nothing in it changes; a subclass answers for what it adds.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Where it is; nil where only its name is known.
    public let location: CLLocation?
    /// What it is called.
    public let name: String?
    /// The parts of its address, under the names of the properties.
    package let address: [String: String]

    /// A place of which any of these is known.
    package init(location: CLLocation?, name: String?, address: [String: String] = [:]) {
        self.location = location
        self.name = name
        self.address = address
        super.init()
    }

    public init(placemark: CLPlacemark) {
        location = placemark.location
        name = placemark.name
        address = placemark.address
        super.init()
    }

    public required init?(coder: NSCoder) {
        location = coder.decodeObject(of: CLLocation.self, forKey: "location")
        name = coder.decodeObject(of: NSString.self, forKey: "name").map { String(describing: $0) }
        let parts = Self.parts.compactMap { part in
            coder.decodeObject(of: NSString.self, forKey: part).map { (part, String(describing: $0)) }
        }
        address = Dictionary(parts, uniquingKeysWith: { first, _ in first })
        super.init()
    }

    private static let parts = [
        "thoroughfare", "subThoroughfare", "locality", "subLocality", "administrativeArea", "subAdministrativeArea",
        "postalCode", "isoCountryCode", "country",
    ]

    public class var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        coder.encode(location, forKey: "location")
        coder.encode(name.map { NSString(string: $0) }, forKey: "name")
        for (part, text) in address { coder.encode(NSString(string: text), forKey: part) }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLPlacemark else { return false }
        return location == other.location && name == other.name && address == other.address
    }

    open override var hash: Int { name.hashValue ^ address.hashValue }

    /// The street.
    public var thoroughfare: String? { address["thoroughfare"] }
    /// The number of the house.
    public var subThoroughfare: String? { address["subThoroughfare"] }
    /// The town.
    public var locality: String? { address["locality"] }
    /// The part of the town.
    public var subLocality: String? { address["subLocality"] }
    /// The state or province.
    public var administrativeArea: String? { address["administrativeArea"] }
    /// The county or district.
    public var subAdministrativeArea: String? { address["subAdministrativeArea"] }
    public var postalCode: String? { address["postalCode"] }
    public var isoCountryCode: String? { address["isoCountryCode"] }
    public var country: String? { address["country"] }
}
