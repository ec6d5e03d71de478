// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import IntentDefinitions

/// What is told of bad definitions.
struct ProblemsTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let data: Data
        let reports: [String]
        init(_ name: String, _ data: Data, _ reports: String...) {
            testDescription = name
            self.data = data
            self.reports = reports
        }
    }

    private typealias Text = DefinitionText

    private static func parameter(_ type: String, _ more: String) -> String {
        Text.parameters("mood:\(type)", more: more)
    }

    private static func enumeration(_ values: (String, Int)...) -> String {
        let cases = values.map {
            "<dict>\(Text.pair("INEnumValueName", $0.0))<key>INEnumValueIndex</key><integer>\($0.1)</integer></dict>"
        }
        return "<key>INEnums</key><array><dict>\(Text.pair("INEnumName", "Mood"))<key>INEnumValues</key><array>\n"
            + "\(cases.joined(separator: "\n"))\n</array></dict></array>"
    }

    private static func relationship(_ parent: String, _ predicate: String, _ value: String = "") -> String {
        let key = "INIntentParameterRelationship"
        return Text.dictionary(
            key, Text.pair("\(key)ParentName", parent) + Text.pair("\(key)PredicateName", predicate) + value)
    }

    private static func codes(_ names: String..., template: String = "") -> String {
        let list = names.map {
            "<dict>\(Text.pair("INIntentResponseCodeName", $0))\(Text.pair("INIntentResponseCodeFormatString", template))</dict>"
        }
        return Text.dictionary(
            "INIntentResponse", "<key>INIntentResponseCodes</key><array>\n\(list.joined(separator: "\n"))</array>")
    }

    private static func combination(_ key: String, _ title: String) -> String {
        let inner = Text.dictionary(key, Text.pair("INIntentParameterCombinationTitle", title))
        return Text.dictionary("INIntentParameterCombinations", inner)
    }

    private static func metadata(_ key: String, _ value: String) -> String {
        Text.dictionary("INIntentParameterMetadata", "<key>INIntentParameterMetadata\(key)</key>\(value)")
    }

    static let cases: [Case] = [
        Case("nothing wrong", Text.intent(Text.parameters("size:String"))),
        Case("no list", Data("<array/>".utf8), "1: error: Here stands an array where a dictionary has to."),
        Case(
            "no definition", Data("<dict/>".utf8),
            "1: error: INIntentDefinitionModelVersion: The key is missing: this is no definition of intents."),
        Case(
            "an unknown model", Data("<dict>\n\(Text.pair("INIntentDefinitionModelVersion", "2.0"))</dict>".utf8),
            "2: error: INIntentDefinitionModelVersion: “2.0” is not known; 1.0, 1.1 and 1.2 are."),
        Case(
            "a value of another kind", Text.file("<key>INIntents</key>\n<string>none</string>"),
            "4: error: INIntents: Here stands a text where an array has to."),
        Case(
            "an intent without a name", Text.file("<key>INIntents</key>\n<array>\n<dict/></array>"),
            "5: error: INIntentName: The key is missing."),
        Case(
            "a name that is none",
            Text.file("<key>INEnums</key><array><dict>\n\(Text.pair("INEnumName", "My Mood"))</dict></array>"),
            "4: error: INEnumName: “My Mood” is no name that Swift can have."),
        Case(
            "code instead of a name", Text.intent(Text.parameters("a{}:String")),
            "5: error: INIntentParameterName: “a{}” is no name that Swift can have."),
        Case(
            "a parameter twice", Text.intent(Text.parameters("size:String", "size:URL")),
            "6: error: INIntentParameterName: There is another “size”."),
        Case(
            "a name that is taken", Text.intent(Text.parameters("identifier:String")),
            "5: error: INIntentParameterName: “identifier” is taken: everything of this kind has it already."),
        Case(
            "an unknown type", Text.intent(Text.parameters("size:Colour")),
            "5: error: INIntentParameterType: “Colour” is not known; there are "
                + "\(TypeTable.plain.keys.sorted().joined(separator: ", ")), Object, and Integer with an enum."),
        Case(
            "an enum that is not there",
            Text.intent(parameter("Integer", Text.pair("INIntentParameterEnumType", "Mood"))),
            "5: error: …EnumType: “mood”: there is no enum “Mood” in this file."),
        Case(
            "an object that is not there",
            Text.intent(parameter("Object", Text.pair("INIntentParameterObjectType", "Lamp"))),
            "5: error: …ObjectType: “mood”: there is no type “Lamp” in this file."),
        Case(
            "an object of another file",
            Text.intent(
                parameter(
                    "Object",
                    Text.pair("INIntentParameterObjectType", "Lamp")
                        + Text.pair("INIntentParameterObjectTypeNamespace", "oThers")))),
        Case(
            "an enum without values",
            Text.file("<key>INEnums</key><array><dict>\(Text.pair("INEnumName", "Mood"))</dict></array>"),
            "3: error: INEnumValues: “Mood” has no values."),
        Case(
            "values that are alike", Text.file(enumeration(("calm", 1), ("calm", 2), ("wild", 2))),
            "5: error: INEnumValueName: There is another “calm” in “Mood”.",
            "6: error: INEnumValueIndex: Another value of “Mood” has the index 2."),
        Case(
            "a default value of another type",
            Text.intent(parameter("Integer", metadata("DefaultValue", "<string>many</string>"))),
            "5: error: …MetadataDefaultValue: “mood” cannot have this value, for it is of the type NSNumber."),
        Case(
            "a default value that nobody can write",
            Text.intent(parameter("Placemark", metadata("DefaultValue", "<string>Rome</string>"))),
            "5: warning: …MetadataDefaultValue: “mood” can have no value here; it is left out."),
        Case(
            "bounds the wrong way round",
            Text.intent(
                parameter(
                    "Integer",
                    Text.dictionary(
                        "INIntentParameterMetadata",
                        "<key>INIntentParameterMetadataMinimumValue</key><integer>5</integer><key>INIntentParameterMetadataMaximumValue</key><integer>2</integer>"
                    ))),
            "5: error: …MetadataMinimumValue: “mood”: the minimum is over the maximum."),
        Case(
            "a relationship to nothing", Text.intent(parameter("String", relationship("size", "HasAnyValue"))),
            "5: error: INIntentParameterRelationshipParentName: There is no parameter “size”."),
        Case(
            "a relationship to itself", Text.intent(parameter("String", relationship("mood", "HasAnyValue"))),
            "5: error: INIntentParameterRelationshipParentName: “mood” would depend on itself."),
        Case(
            "codes twice", Text.intent(codes("success", "success")),
            "7: error: INIntentResponseCodeName: There is another “success”."),
        Case(
            "a token that stands for nothing", Text.intent(codes("success", template: "It is ${price.amount}.")),
            "6: warning: INIntentResponseCodeFormatString: “${price}” stands for nothing."),
        Case(
            "a combination of what is not there",
            Text.intent(Text.parameters("size:String"), combination("size,colour", "A ${size} one")),
            "6: warning: colour: There is no such parameter; the combination is left out."),
        Case(
            "an example that is none", Text.intent("<key>BeckonIntentExamplePhrases</key><array>\n<dict/></array>"),
            "6: error: BeckonExamplePhraseString: The key is missing."),
        Case(
            "five parameters", Text.intent(Text.parameters("a:String", "b:String", "c:String", "d:String", "e:String"))),
        Case(
            "six parameters",
            Text.intent(Text.parameters("a:String", "b:String", "c:String", "d:String", "e:String", "f:String")),
            "4: warning: INIntentParameters: “Order” has 6 parameters; more than 5 are hard to say."),
    ]

    @Test(arguments: cases)
    func reports(_ item: Case) {
        let file = DefinitionFile(item.data)
        #expect(file.problems.map { $0.report(in: "f") } == item.reports.map { "f:\($0)" })
        #expect(file.hasErrors == item.reports.contains { $0.contains(" error: ") })
    }

    @Test(arguments: ["EnumHasExactValue", "BooleanHasExactValue", "IsNice"])
    func predicateThatFitsNoText(_ predicate: String) {
        let more = Self.relationship("size", predicate)
        let parameters = Text.parameters("size:String") + "\n" + Text.pair("INIntentVerb", "Do")
        let child = Text.parameters("mood:String", more: more)
            .replacing("<key>INIntentParameters</key><array>", with: "").replacing("</array>", with: "")
        let file = DefinitionFile(Text.intent(parameters.replacing("</array>", with: "\n\(child)</array>")))
        #expect(
            file.problems.map { $0.report(in: "f") } == [
                "f:6: error: INIntentParameterRelationshipPredicateName: “\(predicate)” is nothing that can be asked of “size”."
            ])
    }
}
