// SPDX-License-Identifier: Apache-2.0
extension IntentParameter {
    /// What all initialisers for quantities come to.
    convenience init<UnitType: Dimension>(
        quantity: Double?, _ unit: UnitType?, allowsNegative: Bool, _ settings: ParameterSettings
    ) where Value.ValueType == Measurement<UnitType> {
        let measurement = quantity.map { Measurement(value: $0, unit: unit ?? UnitType.baseUnit()) }
        self.init(
            settings.with {
                $0.defaultUnitSymbol = unit?.symbol
                if !allowsNegative { $0.minimum = 0 }
            },
            default: measurement.flatMap { ($0 as Any) as? Value.UnwrappedType })
    }
}
