// SPDX-License-Identifier: Apache-2.0

/// A colour, as far as a car has one; CoreGraphics, iOS 2.
public final class CGColor: Sendable {
    public let components: [CGFloat]?

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { components = [red, green, blue, alpha] }
}

/// A car; Intents, iOS 14.
open class INCar: _INValueObject {
    public typealias HeadUnit = INCarHeadUnit
    public typealias ChargingConnectorType = INCarChargingConnectorType

    public convenience init(
        carIdentifier: String, displayName: String?, year: String?, make: String?, model: String?, color: CGColor?,
        headUnit: INCar.HeadUnit?, supportedChargingConnectors: [INCar.ChargingConnectorType]
    ) {
        self.init(_values: [:])
        _values["carIdentifier"] = carIdentifier
        _values["displayName"] = displayName
        _values["year"] = year
        _values["make"] = make
        _values["model"] = model
        _values["color"] = color
        _values["headUnit"] = headUnit
        _values["supportedChargingConnectors"] = supportedChargingConnectors
    }

    public var carIdentifier: String { _get("carIdentifier") ?? "" }
    public var displayName: String? { _get("displayName") }
    public var year: String? { _get("year") }
    public var make: String? { _get("make") }
    public var model: String? { _get("model") }
    public var color: CGColor? { _get("color") }
    public var headUnit: INCar.HeadUnit? { _get("headUnit") }
    public var supportedChargingConnectors: [INCar.ChargingConnectorType] { _get("supportedChargingConnectors") ?? [] }

    /// iOS 15.
    public func setMaximumPower(
        _ power: Measurement<UnitPower>, for chargingConnectorType: INCar.ChargingConnectorType
    ) {
        _values["maximumPower.\(chargingConnectorType.rawValue)"] = power
    }

    /// iOS 15.
    public func maximumPower(for chargingConnectorType: INCar.ChargingConnectorType) -> Measurement<UnitPower>? {
        _get("maximumPower.\(chargingConnectorType.rawValue)")
    }

    open override class var _fields: [_INField] {
        [
            _INField("carIdentifier", String.self), _INField("displayName", String.self),
            _INField("year", String.self), _INField("make", String.self), _INField("model", String.self),
            _INField("headUnit", INCarHeadUnit.self),
            _INField("supportedChargingConnectors", [INCarChargingConnectorType].self),
        ]
    }
}

extension INMediaUserContext {
    public typealias SubscriptionStatus = INMediaUserContextSubscriptionStatus
}
