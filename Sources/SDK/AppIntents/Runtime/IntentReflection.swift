// SPDX-License-Identifier: Apache-2.0
@_spi(Reflection) import Swift

/// What can be read from intents without knowing their types.
package enum IntentReflection {
    /// The parameters of an intent in the order of their declaration, each told its name.
    package static func parameters(
        of intent: any AppIntent
    ) -> [(name: String, parameter: any AnyIntentParameter)] {
        let found = fields(of: intent)
        for (name, parameter) in found { parameter.bind(name: name) }
        return found
    }

    /// The same, untold: nothing that describes a parameter asks it for its name.
    static func fields<Intent: AppIntent>(
        of intent: Intent
    ) -> [(name: String, parameter: any AnyIntentParameter)] {
        guard !(Intent.self is AnyObject.Type) else { return mirrored(intent) }
        let places = ParameterFields.places(in: Intent.self) ?? slowlyFoundPlaces(in: Intent.self)
        return withUnsafeBytes(of: intent) { bytes in
            places.compactMap { name, offset in
                // Each place holds one reference: the protocol is for classes only.
                let field = bytes.load(fromByteOffset: offset, as: Unmanaged<AnyObject>.self).takeUnretainedValue()
                return (field as? any AnyIntentParameter).map { (unwrapped(name), $0) }
            }
        }
    }

    /// The places of the parameters among fields of any type.
    private static func slowlyFoundPlaces(in type: Any.Type) -> [(name: String, offset: Int)] {
        var places: [(name: String, offset: Int)] = []
        // A mirror asks all conformances of all libraries once for each type; the fields alone do not.
        _ = _forEachField(of: type) { name, offset, field, _ in
            if field is any AnyIntentParameter.Type { places.append((String(cString: name), offset)) }
            return true
        }
        return places
    }

    private static func mirrored(_ intent: any AppIntent) -> [(name: String, parameter: any AnyIntentParameter)] {
        Mirror(reflecting: intent).children.compactMap { child in
            guard let label = child.label, let parameter = child.value as? any AnyIntentParameter else { return nil }
            return (unwrapped(label), parameter)
        }
    }

    /// The property's name from that of its wrapper's storage.
    private static func unwrapped(_ label: String) -> String {
        label.utf8.first == UInt8(ascii: "_") ? String(label.utf8.dropFirst()) ?? label : label
    }
}
