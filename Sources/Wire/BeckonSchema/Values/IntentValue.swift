// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A value on its way to a parameter or back from an action.
package indirect enum IntentValue: Sendable, Hashable {
    case none
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    /// Text; for an entity, an enum or a date also what the person said and nobody has resolved yet.
    case string(String)
    case date(Date)
    case dateComponents(DateComponents)
    case url(URL)
    /// Seconds.
    case duration(Double)
    case measurement(MeasurementValue)
    case currencyAmount(CurrencyValue)
    case person(PersonValue)
    case file(FileValue)
    case enumeration(EnumValue)
    case entity(EntityValue)
    case array([IntentValue])
}
