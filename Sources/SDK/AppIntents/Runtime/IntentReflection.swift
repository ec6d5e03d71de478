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

    private static func fields<Intent: AppIntent>(
        of intent: Intent
    ) -> [(name: String, parameter: any AnyIntentParameter)] {
        guard !(Intent.self is AnyObject.Type) else { return mirrored(intent) }
        var found: [(name: String, parameter: any AnyIntentParameter)] = []
        // A mirror asks all conformances of all libraries once for each type; the fields alone do not.
        withUnsafePointer(to: intent) { pointer in
            _ = _forEachField(of: Intent.self) { name, offset, type, _ in
                guard type is any AnyIntentParameter.Type else { return true }
                // The protocol is for classes only, so that at the field's offset stands one reference.
                let field = UnsafeRawPointer(pointer).advanced(by: offset).assumingMemoryBound(to: AnyObject.self)
                if let parameter = field.pointee as? any AnyIntentParameter {
                    found.append((unwrapped(String(cString: name)), parameter))
                }
                return true
            }
        }
        return found
    }

    private static func mirrored(_ intent: any AppIntent) -> [(name: String, parameter: any AnyIntentParameter)] {
        Mirror(reflecting: intent).children.compactMap { child in
            guard let label = child.label, let parameter = child.value as? any AnyIntentParameter else { return nil }
            return (unwrapped(label), parameter)
        }
    }

    /// The property's name from that of its wrapper's storage.
    private static func unwrapped(_ label: String) -> String {
        label.hasPrefix("_") ? String(label.dropFirst()) : label
    }
}
