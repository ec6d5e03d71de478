// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// An area that has a name; CoreLocation, iOS 4.
///
/// Unchecked: nothing in it changes; a subclass answers for what it adds.
open class CLRegion: NSObject, @unchecked Sendable {
    /// What the app calls it.
    public let identifier: String

    package init(name: String) {
        identifier = name
        super.init()
    }
}

/// A circle on the earth; CoreLocation, iOS 7.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// Its middle.
    public let center: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(name: identifier)
    }

    /// Whether the point lies in the circle.
    public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        let point = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return middle.distance(from: point) <= radius
    }
}
