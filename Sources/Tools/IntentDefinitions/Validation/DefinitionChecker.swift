// SPDX-License-Identifier: Apache-2.0

/// Finds what the Swift compiler would find in the written code, and what is of no use, where the author can see it.
struct DefinitionChecker {
    let file: DefinitionFile
    let problems: Problems
    let types: TypeTable

    init(_ file: DefinitionFile, _ problems: Problems) {
        self.file = file
        self.problems = problems
        types = TypeTable(file)
    }

    func check() {
        var classes: [(String, Int)] = file.enums.map { ($0.className, $0.line) }
        classes += file.objects.map { ($0.className, $0.line) }
        classes += file.intents.filter { !$0.isOfSystem }.map { ($0.className, $0.line) }
        unique(classes, "INIntentName", "There is another “%” in this file.")
        for list in file.enums { check(list) }
        for object in file.objects {
            check(object.fields, "INTypePropertyName", reserved: ReservedNames.objects)
        }
        for intent in file.intents where !intent.isOfSystem { check(intent) }
    }

    private func check(_ list: EnumModel) {
        if list.cases.isEmpty { problems.error(line: list.line, "INEnumValues", "“\(list.name)” has no values.") }
        unique(list.cases.map { ($0.name, $0.line) }, "INEnumValueName", "There is another “%” in “\(list.name)”.")
        unique(
            list.cases.map { ("\($0.index)", $0.line) }, "INEnumValueIndex",
            "Another value of “\(list.name)” has the index %.")
    }

    /// Names and types of properties.
    func check(_ fields: [FieldModel], _ key: String, reserved: Set<String>) {
        unique(fields.map { ($0.name, $0.line) }, key, "There is another “%”.")
        for field in fields {
            if reserved.contains(field.name) {
                problems.error(
                    line: field.line, key, "“\(field.name)” is taken: everything of this kind has it already.")
            }
            if types[field.type] == nil { checkMissing(field) }
            check(field.metadata, of: field)
        }
    }

    private func checkMissing(_ field: FieldModel) {
        if let name = field.type.enumeration {
            problems.error(line: field.line, "…EnumType", "“\(field.name)”: there is no enum “\(name)” in this file.")
        } else if let name = field.type.object {
            problems.error(line: field.line, "…ObjectType", "“\(field.name)”: there is no type “\(name)” in this file.")
        } else {
            let known = TypeTable.plain.keys.sorted().joined(separator: ", ")
            problems.error(
                line: field.typeLine, field.typeKey,
                "“\(field.type.kind)” is not known; there are \(known), Object, and Integer with an enum.")
        }
    }

    private func check(_ metadata: MetadataModel, of field: FieldModel) {
        if let minimum = metadata.minimum, let maximum = metadata.maximum, minimum > maximum {
            problems.error(
                line: field.line, "…MetadataMinimumValue", "“\(field.name)”: the minimum is over the maximum.")
        }
        guard metadata.defaultValue != nil, let type = types[field.type] else { return }
        guard DefaultValue(of: field, types) == nil else { return }
        let key = "…MetadataDefaultValue"
        if DefaultValue.isPossible(for: field) {
            problems.error(
                line: metadata.defaultLine, key,
                "“\(field.name)” cannot have this value, for it is of the type \(type.name).")
        } else {
            problems.warning(
                line: metadata.defaultLine, key, "“\(field.name)” can have no value here; it is left out.")
        }
    }

    /// - Parameter message: `%` stands for the name.
    func unique(_ names: [(String, Int)], _ key: String, _ message: String) {
        var seen: Set<String> = []
        for (name, line) in names where !seen.insert(name).inserted {
            problems.error(line: line, key, message.replacing("%", with: name))
        }
    }
}

/// Names that properties cannot have, since the classes above them do.
enum ReservedNames {
    private static let values: Set<String> = [
        "hash", "description", "debugDescription", "isEqual", "copy", "encode", "superclass", "self", "init",
    ]
    static let intents = values.union([
        "identifier", "intentDescription", "suggestedInvocationPhrase", "shortcutAvailability", "donationMetadata",
        "keyImage", "setImage", "image",
    ])
    static let responses = values.union(["code", "userActivity"])
    static let objects = values.union([
        "identifier", "displayString", "pronunciationHint", "subtitleString", "displayImage",
        "alternativeSpeakableMatches", "spokenPhrase", "vocabularyIdentifier",
    ])
}
