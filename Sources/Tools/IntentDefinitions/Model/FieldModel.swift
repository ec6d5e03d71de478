// SPDX-License-Identifier: Apache-2.0

/// What parameters, properties of responses and properties of types have in common.
package struct FieldModel: Sendable {
    package let name: String
    package let title: Words?
    package let type: TypeReference
    package let isList: Bool
    package let metadata: MetadataModel
    let line: Int
    /// The key that holds the type, for messages.
    let typeKey: String
    let typeLine: Int

    /// - Parameter prefix: what the section's keys begin with, such as `INIntentParameter`.
    init?(_ section: Section, prefix: String, _ problems: Problems) {
        guard let name = section.name("Name") else { return nil }
        self.name = name
        title = section.words("DisplayName")
        isList = section.flag("SupportsMultipleValues")
        metadata = MetadataModel(section.section("Metadata", prefix: prefix + "Metadata"))
        line = section.line(of: "Name")
        typeKey = prefix + "Type"
        typeLine = section.line(of: "Type")
        if section.node("Type") == nil { problems.error(line: section.line, typeKey, "“\(name)” has no type.") }
        type = TypeReference(
            kind: section.text("Type") ?? "String", enumeration: section.text("EnumType"),
            object: section.text("ObjectType"),
            namespace: section.text("EnumTypeNamespace") ?? section.text("ObjectTypeNamespace"))
    }
}

/// A type as a definition names it.
package struct TypeReference: Sendable, Hashable {
    /// Such as `Integer` or `Object`.
    package let kind: String
    package let enumeration: String?
    package let object: String?
    /// `System`, or the namespace of the file that has the type.
    package let namespace: String?
}

/// What a definition says of the values of a property.
package struct MetadataModel: Sendable {
    let defaultValue: PropertyListNode?
    let defaultKey: String?
    let defaultLine: Int
    let minimum: Double?
    let maximum: Double?
    let isMultiline: Bool
    let trueName: Words?
    let falseName: Words?

    init(_ section: Section?) {
        defaultValue = section?.node("DefaultValue")
        defaultKey = section?.text("DefaultValueID")
        defaultLine = section?.line(of: "DefaultValue") ?? 0
        minimum = section?.number("MinimumValue")
        maximum = section?.number("MaximumValue")
        isMultiline = section?.flag("Multiline") ?? false
        trueName = section?.words("TrueDisplayName")
        falseName = section?.words("FalseDisplayName")
    }
}
