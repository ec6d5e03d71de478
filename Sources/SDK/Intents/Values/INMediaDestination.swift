// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Where media is put; Intents, iOS 13.
public enum INMediaDestination: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
    case library
    case playlist(String)

    /// The name of the playlist; nil for the library.
    public var playlistName: String? {
        if case .playlist(let name) = self { name } else { nil }
    }

    public var mediaDestinationType: INMediaDestinationType { playlistName == nil ? .library : .playlist }

    public var description: String { playlistName ?? "Library" }
    public var debugDescription: String { description }
}

extension INMediaDestination: Sendable {}

extension INMediaDestination: _INValue {
    public static var _kind: _INKind { _INKind(.string) }

    public func _wired(full: Bool) -> _INWire { _INWire(.string(playlistName ?? "library")) }

    /// Anything else than “library” is the name of a playlist.
    public static func _read(_ source: _INSource) -> Any? {
        source.json.stringValue.map { $0.lowercased() == "library" ? INMediaDestination.library : .playlist($0) }
    }
}

/// The class that `INMediaDestination` is on Apple's systems.
open class INMediaDestinationReference: NSObject {
    /// The destination itself.
    public let _destination: INMediaDestination

    public required init(_destination: INMediaDestination) {
        self._destination = _destination
        super.init()
    }

    public class func library() -> Self { self.init(_destination: .library) }
    public class func playlistDestination(withName playlistName: String) -> Self {
        self.init(_destination: .playlist(playlistName))
    }
    public var mediaDestinationType: INMediaDestinationType { _destination.mediaDestinationType }
    public var playlistName: String? { _destination.playlistName }
}
