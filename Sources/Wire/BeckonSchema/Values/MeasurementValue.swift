// SPDX-License-Identifier: Apache-2.0

/// A quantity with its unit; `unit` is the unit's symbol as Foundation writes it.
package struct MeasurementValue: Sendable, Hashable {
    package var value: Double
    package var unit: String
    package init(value: Double, unit: String) {
        self.value = value
        self.unit = unit
    }
}
