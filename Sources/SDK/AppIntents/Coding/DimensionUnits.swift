// SPDX-License-Identifier: Apache-2.0

/// The units of Foundation's dimensions, to find one by its symbol.
enum DimensionUnits {
    /// The unit with the symbol; no symbol is the dimension's base unit.
    static func unit(_ symbol: String, of type: Unit.Type) -> Unit? {
        if symbol.isEmpty { return (type as? Dimension.Type)?.baseUnit() }
        let units = units(of: type)
        return units.first { $0.symbol == symbol } ?? units.first { $0.symbol.folded == symbol.folded }
    }

    static func symbols(of type: Unit.Type) -> String {
        units(of: type).map(\.symbol).joined(separator: ", ")
    }

    private static func units(of type: Unit.Type) -> [Unit] {
        switch type {
        case is UnitAcceleration.Type: [.gravity, .metersPerSecondSquared] as [UnitAcceleration]
        case is UnitAngle.Type: [.arcMinutes, .arcSeconds, .degrees, .gradians, .radians, .revolutions] as [UnitAngle]
        case is UnitArea.Type:
            [
                .acres, .ares, .hectares, .squareCentimeters, .squareFeet, .squareInches,
                .squareKilometers, .squareMegameters, .squareMeters, .squareMicrometers, .squareMiles,
                .squareMillimeters, .squareNanometers, .squareYards,
            ] as [UnitArea]
        case is UnitConcentrationMass.Type: [.gramsPerLiter, .milligramsPerDeciliter] as [UnitConcentrationMass]
        case is UnitDispersion.Type: [.partsPerMillion] as [UnitDispersion]
        case is UnitDuration.Type:
            [
                .hours, .microseconds, .milliseconds, .minutes, .nanoseconds, .picoseconds, .seconds,
            ] as [UnitDuration]
        case is UnitElectricCharge.Type:
            [
                .ampereHours, .coulombs, .kiloampereHours, .megaampereHours, .microampereHours,
                .milliampereHours,
            ] as [UnitElectricCharge]
        case is UnitElectricCurrent.Type:
            [
                .amperes, .kiloamperes, .megaamperes, .microamperes, .milliamperes,
            ] as [UnitElectricCurrent]
        case is UnitElectricPotentialDifference.Type:
            [
                .kilovolts, .megavolts, .microvolts, .millivolts, .volts,
            ] as [UnitElectricPotentialDifference]
        case is UnitElectricResistance.Type:
            [
                .kiloohms, .megaohms, .microohms, .milliohms, .ohms,
            ] as [UnitElectricResistance]
        case is UnitEnergy.Type: [.calories, .joules, .kilocalories, .kilojoules, .kilowattHours] as [UnitEnergy]
        case is UnitFrequency.Type:
            [
                .framesPerSecond, .gigahertz, .hertz, .kilohertz, .megahertz, .microhertz, .millihertz,
                .nanohertz, .terahertz,
            ] as [UnitFrequency]
        case is UnitFuelEfficiency.Type:
            [
                .litersPer100Kilometers, .milesPerGallon, .milesPerImperialGallon,
            ] as [UnitFuelEfficiency]
        case is UnitIlluminance.Type: [.lux] as [UnitIlluminance]
        case is UnitInformationStorage.Type:
            [
                .bits, .bytes, .exabits, .exabytes, .exbibits, .exbibytes, .gibibits, .gibibytes,
                .gigabits, .gigabytes, .kibibits, .kibibytes, .kilobits, .kilobytes, .mebibits,
                .mebibytes, .megabits, .megabytes, .nibbles, .pebibits, .pebibytes, .petabits,
                .petabytes, .tebibits, .tebibytes, .terabits, .terabytes, .yobibits, .yobibytes,
                .yottabits, .yottabytes, .zebibits, .zebibytes, .zettabits, .zettabytes,
            ] as [UnitInformationStorage]
        case is UnitLength.Type:
            [
                .astronomicalUnits, .centimeters, .decameters, .decimeters, .fathoms, .feet, .furlongs,
                .hectometers, .inches, .kilometers, .lightyears, .megameters, .meters, .micrometers,
                .miles, .millimeters, .nanometers, .nauticalMiles, .parsecs, .picometers,
                .scandinavianMiles, .yards,
            ] as [UnitLength]
        case is UnitMass.Type:
            [
                .carats, .centigrams, .decigrams, .grams, .kilograms, .metricTons, .micrograms,
                .milligrams, .nanograms, .ounces, .ouncesTroy, .picograms, .pounds, .shortTons, .slugs,
                .stones,
            ] as [UnitMass]
        case is UnitPower.Type:
            [
                .femtowatts, .gigawatts, .horsepower, .kilowatts, .megawatts, .microwatts, .milliwatts,
                .nanowatts, .picowatts, .terawatts, .watts,
            ] as [UnitPower]
        case is UnitPressure.Type:
            [
                .bars, .gigapascals, .hectopascals, .inchesOfMercury, .kilopascals, .megapascals,
                .millibars, .millimetersOfMercury, .newtonsPerMetersSquared, .poundsForcePerSquareInch,
            ] as [UnitPressure]
        case is UnitSpeed.Type: [.kilometersPerHour, .knots, .metersPerSecond, .milesPerHour] as [UnitSpeed]
        case is UnitTemperature.Type: [.celsius, .fahrenheit, .kelvin] as [UnitTemperature]
        case is UnitVolume.Type:
            [
                .acreFeet, .bushels, .centiliters, .cubicCentimeters, .cubicDecimeters, .cubicFeet,
                .cubicInches, .cubicKilometers, .cubicMeters, .cubicMiles, .cubicMillimeters,
                .cubicYards, .cups, .deciliters, .fluidOunces, .gallons, .imperialFluidOunces,
                .imperialGallons, .imperialPints, .imperialQuarts, .imperialTablespoons,
                .imperialTeaspoons, .kiloliters, .liters, .megaliters, .metricCups, .milliliters,
                .pints, .quarts, .tablespoons, .teaspoons,
            ] as [UnitVolume]
        default: []
        }
    }
}
