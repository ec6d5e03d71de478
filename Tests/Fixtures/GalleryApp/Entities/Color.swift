// SPDX-License-Identifier: Apache-2.0
import AppIntents

enum Color: String, AppEnum {
    case red, green, blue

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Colour"
    static var caseDisplayRepresentations: [Color: DisplayRepresentation] = [
        .red: "Red", .green: "Green", .blue: DisplayRepresentation(title: "Blue", subtitle: "As the sky"),
    ]
}

/// An enum with one case, which nobody is asked about.
enum Medium: String, AppEnum {
    case oil

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Medium"
    static var caseDisplayRepresentations: [Medium: DisplayRepresentation] = [.oil: "Oil"]
}
