// SPDX-License-Identifier: Apache-2.0

/// What can be read from intents without knowing their types.
package enum IntentReflection {
    /// The parameters of an intent in the order of their declaration, each told its name.
    package static func parameters(
        of intent: any AppIntent
    ) -> [(name: String, parameter: any AnyIntentParameter)] {
        Mirror(reflecting: intent).children.compactMap { child in
            guard let label = child.label, let parameter = child.value as? any AnyIntentParameter else { return nil }
            let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
            parameter.bind(name: name)
            return (name, parameter)
        }
    }
}
