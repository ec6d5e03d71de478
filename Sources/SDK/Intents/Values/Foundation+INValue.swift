// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension PersonNameComponents {
    /// The parts in the order in which they are written in Europe.
    var joined: String {
        [namePrefix, givenName, middleName, familyName, nameSuffix].compactMap(\.self).joined(separator: " ")
    }
}

extension PersonNameComponents: _INValue {
    public static var _kind: _INKind { _INKind(.string) }

    public func _wired(full: Bool) -> _INWire {
        guard full else { return _INWire(.string(joined)) }
        let json = JSONValue.members([
            "namePrefix": namePrefix.map(JSONValue.string), "givenName": givenName.map(JSONValue.string),
            "middleName": middleName.map(JSONValue.string), "familyName": familyName.map(JSONValue.string),
            "nameSuffix": nameSuffix.map(JSONValue.string), "nickname": nickname.map(JSONValue.string),
        ])
        return _INWire(
            .string((try? json.serialized(sortedKeys: true)).map { String(decoding: $0, as: UTF8.self) } ?? ""))
    }

    /// The parts, or a name as it is written: the last word is the family's.
    public static func _read(_ source: _INSource) -> Any? {
        guard let text = source.json.stringValue else { return nil }
        var name = PersonNameComponents()
        if text.hasPrefix("{"), let json = try? JSONValue(parsing: Data(text.utf8)) {
            name.namePrefix = json[key: "namePrefix"]?.stringValue
            name.givenName = json[key: "givenName"]?.stringValue
            name.middleName = json[key: "middleName"]?.stringValue
            name.familyName = json[key: "familyName"]?.stringValue
            name.nameSuffix = json[key: "nameSuffix"]?.stringValue
            name.nickname = json[key: "nickname"]?.stringValue
            return name
        }
        var words = text.split(separator: " ").map(String.init)
        if words.count > 1 { name.familyName = words.removeLast() }
        name.givenName = words.joined(separator: " ")
        return name
    }
}

/// An exact number, which Foundation's numbers alone would not read back.
enum DecimalNumber: _INValue {
    static var _kind: _INKind { _INKind(.number) }
    func _wired(full: Bool) -> _INWire { _INWire(.none) }
    static func _read(_ source: _INSource) -> Any? {
        (Decimal._read(source) as? Decimal).map { NSDecimalNumber(decimal: $0) }
    }
}

extension CLLocation: _INValue {
    public static var _kind: _INKind { _INKind(.string) }
    public func _wired(full: Bool) -> _INWire { _INWire(.string("\(coordinate.latitude),\(coordinate.longitude)")) }

    public static func _read(_ source: _INSource) -> Any? {
        let degrees = (source.json.stringValue ?? "").split(separator: ",").compactMap {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        guard degrees.count == 2, (-90...90).contains(degrees[0]), (-180...180).contains(degrees[1]) else { return nil }
        return CLLocation(latitude: degrees[0], longitude: degrees[1])
    }
}

extension CLPlacemark: _INValue {
    public static var _kind: _INKind { _INKind(.placemark) }

    public func _wired(full: Bool) -> _INWire {
        let place = location?._wired(full: full).value
        let title = name ?? locality ?? place?.plainText ?? ""
        guard full else { return _INWire(.person(PersonValue(name: title, handle: place?.plainText))) }
        var properties = address.mapValues(IntentValue.string)
        properties["name"] = name.map(IntentValue.string)
        properties["location"] = place
        return _INWire(
            .entity(
                EntityValue(
                    type: "CLPlacemark", id: "", display: DisplayRepresentationValue(title: title),
                    properties: properties)))
    }

    /// A place by its name, with where it is in the handle, or with all that was kept of it.
    public static func _read(_ source: _INSource) -> Any? {
        guard let json = source.object else {
            return source.json.stringValue.map { CLPlacemark(location: nil, name: $0) }
        }
        var members =
            (json[key: "properties"] ?? json).objectValue?.compactMapValues(\.stringValue) ?? [:]
        let place = members.removeValue(forKey: "location") ?? members.removeValue(forKey: "handle")
        let name = members.removeValue(forKey: "name")
        members["identifier"] = nil
        return CLPlacemark(
            location: place.flatMap { CLLocation._read(_INSource(.string($0))) as? CLLocation }, name: name,
            address: members)
    }
}

extension CLPlacemark {
    /// A place with its name and address; Intents, iOS 10.
    public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
        self.init(location: location, name: name, address: postalAddress?.placemarkParts ?? [:])
    }
}
