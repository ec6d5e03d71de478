// SPDX-License-Identifier: Apache-2.0

/// Finds the Swift types that a definition's types stand for.
struct TypeTable {
    /// The type of a property's values in Swift, and what belongs to it.
    struct Entry {
        /// One value.
        let name: String
        /// What reads one value from the wire.
        let reader: String
        /// What a handler makes of one value.
        let result: String
        /// One value among those that a handler offers.
        let offered: String
        /// For a closed list, what the property is without a value.
        var fallback: String?
        /// Whether that stands for no choice.
        var isUnset = true

        init(_ name: String, reader: String? = nil, result: String, offered: String? = nil, fallback: String? = nil) {
            self.name = name
            self.reader = reader ?? name
            self.result = result
            self.offered = offered ?? name
            self.fallback = fallback
        }
    }

    private let enums: [String: EnumModel]
    private let objects: [String: ObjectModel]
    private let namespace: String?

    init(_ file: DefinitionFile) {
        enums = Dictionary(file.enums.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        objects = Dictionary(file.objects.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        namespace = file.namespace
    }

    func enumeration(_ reference: TypeReference) -> EnumModel? { reference.enumeration.flatMap { enums[$0] } }

    /// Nil where the file lacks the type.
    subscript(reference: TypeReference) -> Entry? {
        if let name = reference.enumeration {
            if let model = enums[name] {
                let fallback = (model.unset ?? model.cases.first).map { SwiftName.escaped($0.name) }
                var entry = Entry(
                    model.className, result: "\(model.className)ResolutionResult", fallback: fallback)
                entry.isUnset = model.unset != nil
                return entry
            }
            return elsewhere(name, reference).map { Entry($0, result: "\($0)ResolutionResult", fallback: "unknown") }
        }
        if reference.kind == "Object" {
            guard let name = reference.object else { return Entry("INObject", result: "INObjectResolutionResult") }
            let found = objects[name]?.className ?? elsewhere(name, reference)
            return found.map { Entry($0, result: "\($0)ResolutionResult") }
        }
        return Self.plain[reference.kind]
    }

    /// The type of SiriKit's, or of another file of the module; nil where it has to be in this one.
    private func elsewhere(_ name: String, _ reference: TypeReference) -> String? {
        guard let place = reference.namespace, place != namespace else { return nil }
        return place == "System" && !name.hasPrefix("IN") ? "IN\(name)" : name
    }

    /// Types by the names that definitions use for them; measurements under both names that are around.
    static let plain: [String: Entry] = [
        "String": Entry("String", result: "INStringResolutionResult", offered: "NSString"),
        "Integer": Entry("NSNumber", reader: "_INInteger", result: "INIntegerResolutionResult"),
        "Decimal": Entry("NSNumber", result: "INDoubleResolutionResult"),
        "Double": Entry("NSNumber", result: "INDoubleResolutionResult"),
        "Boolean": Entry("NSNumber", reader: "_INBoolean", result: "INBooleanResolutionResult"),
        "TimeInterval": Entry("NSNumber", reader: "_INDuration", result: "INTimeIntervalResolutionResult"),
        "URL": Entry("URL", result: "INURLResolutionResult"),
        "File": Entry("INFile", result: "INFileResolutionResult"),
        "Placemark": Entry("CLPlacemark", result: "INPlacemarkResolutionResult"),
        "DateComponents": Entry("DateComponents", result: "INDateComponentsResolutionResult"),
        "DateComponentsRange": Entry("INDateComponentsRange", result: "INDateComponentsRangeResolutionResult"),
        "SpeakableString": Entry("INSpeakableString", result: "INSpeakableStringResolutionResult"),
        "CurrencyAmount": Entry("INCurrencyAmount", result: "INCurrencyAmountResolutionResult"),
        "Person": Entry("INPerson", result: "INPersonResolutionResult"),
        "PaymentMethod": Entry("INPaymentMethod", result: "INPaymentMethodResolutionResult"),
        "Temperature": Entry("Measurement<UnitTemperature>", result: "INTemperatureResolutionResult"),
        "Mass": Entry("Measurement<UnitMass>", result: "INMassResolutionResult"),
        "Length": Entry("Measurement<UnitLength>", result: "INLengthResolutionResult"),
        "Distance": Entry("Measurement<UnitLength>", result: "INLengthResolutionResult"),
        "Speed": Entry("Measurement<UnitSpeed>", result: "INSpeedResolutionResult"),
        "Volume": Entry("Measurement<UnitVolume>", result: "INVolumeResolutionResult"),
        "Energy": Entry("Measurement<UnitEnergy>", result: "INEnergyResolutionResult"),
    ]
}
