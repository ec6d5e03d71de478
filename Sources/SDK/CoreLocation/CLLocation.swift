// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An angle in degrees; CoreLocation, iOS 2.
public typealias CLLocationDegrees = Double
/// A length in metres; CoreLocation, iOS 2.
public typealias CLLocationDistance = Double

/// A point on the earth; CoreLocation, iOS 2.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// The point where the equator crosses the meridian of Greenwich.
    public init() { self.init(latitude: 0, longitude: 0) }

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A place on the earth, measured once; CoreLocation, iOS 2.
///
/// Unchecked: nothing in it changes; a subclass answers for what it adds.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Where it is.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// When it was measured.
    public let timestamp: Date

    /// A place at the level of the sea, measured now.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        altitude = 0
        timestamp = Date()
        super.init()
    }

    public required init?(coder: NSCoder) {
        coordinate = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        altitude = coder.decodeDouble(forKey: "altitude")
        timestamp = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "timestamp"))
        super.init()
    }

    public class var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        coder.encode(coordinate.latitude, forKey: "latitude")
        coder.encode(coordinate.longitude, forKey: "longitude")
        coder.encode(altitude, forKey: "altitude")
        coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLLocation else { return false }
        return coordinate.latitude == other.coordinate.latitude && coordinate.longitude == other.coordinate.longitude
            && altitude == other.altitude
    }

    open override var hash: Int { coordinate.latitude.hashValue ^ coordinate.longitude.hashValue }

    /// Metres to the other place along the surface of a sphere as large as the earth.
    public func distance(from location: CLLocation) -> CLLocationDistance {
        let earthRadius = 6_371_008.8
        let radians = Double.pi / 180
        let (here, there) = (coordinate, location.coordinate)
        let north = sin((there.latitude - here.latitude) * radians / 2)
        let east = sin((there.longitude - here.longitude) * radians / 2)
        let square = north * north + cos(here.latitude * radians) * cos(there.latitude * radians) * east * east
        return 2 * earthRadius * asin(min(1, square.squareRoot()))
    }
}
