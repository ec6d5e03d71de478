// SPDX-License-Identifier: Apache-2.0

/// A picture; Intents, iOS 10.
open class INImage: _INValueObject {
    /// A picture of the app's resources.
    public convenience init(named name: String) { self.init(_values: ["name": name]) }

    public convenience init(imageData: Data) { self.init(_values: ["data": imageData]) }

    public convenience init?(url URL: URL) { self.init(_values: ["url": URL]) }

    /// - Parameters:
    ///   - URL: where it is found.
    ///   - width: in points.
    ///   - height: in points.
    public convenience init?(url URL: URL, width: Double, height: Double) {
        self.init(_values: ["url": URL, "width": width, "height": height])
    }

    /// A symbol of the system; iOS 14.
    public class func systemImageNamed(_ systemImageName: String) -> Self {
        self.init(_values: ["systemName": systemImageName])
    }

    open override class var _fields: [_INField] {
        [
            _INField("name", String.self), _INField("systemName", String.self), _INField("url", URL.self),
            _INField("data", Data.self), _INField("width", Double.self), _INField("height", Double.self),
        ]
    }
}
