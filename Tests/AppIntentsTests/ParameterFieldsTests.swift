// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Testing

@testable import AppIntents

/// Intents whose fields the runtime would tell as well: what is read from the records has to be the same.
@Suite struct ParameterFieldsTests {
    @Test(
        arguments: [
            (OnlyParameters.self, ["name", "count", "amounts", "_odd", "unit", "side"]), (NoFields.self, []),
        ] as [(any AppIntent.Type, [String])])
    func placesAreReadFromTheRecords(type: any AppIntent.Type, names: [String]) throws {
        let places = try #require(ParameterFields.places(in: type))
        #expect(places.map(\.name) == names.map { "_\($0)" })
        #expect(places.map(\.offset) == names.indices.map { $0 * MemoryLayout<AnyObject>.size })
    }

    @Test(arguments: [MixedFields.self, HeldInAnOptional.self, ClassIntent.self] as [any AppIntent.Type])
    func otherFieldsAreLeftToTheRuntime(type: any AppIntent.Type) {
        #expect(ParameterFields.places(in: type) == nil)
    }

    @Test(
        arguments: [
            (OnlyParameters(), ["name", "count", "amounts", "_odd", "unit", "side"]), (NoFields(), []),
            (MixedFields(), ["first", "second"]), (HeldInAnOptional(), []), (ClassIntent(), ["text"]),
            (Generic<Int>(), ["parameter"]), (Generic<[String]>(), ["parameter"]),
        ] as [(any AppIntent, [String])])
    func parametersAreFoundInOrder(intent: any AppIntent, names: [String]) {
        let parameters = IntentReflection.parameters(of: intent)
        #expect(parameters.map(\.name) == names)
        #expect(IntentReflection.describe(type(of: intent)).parameters.map(\.name) == names)
    }

    @Test func foundParametersAreTheIntentsOwn() {
        let intent = OnlyParameters()
        let parameters = IntentReflection.parameters(of: intent)
        #expect(parameters[0].parameter === intent.$name)
        #expect(parameters[1].parameter === intent.$count)
        #expect(intent.$count.name == "count")
    }
}

private enum Side: String, AppEnum {
    case left, right

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Side"
    static let caseDisplayRepresentations: [Side: DisplayRepresentation] = [.left: "Left", .right: "Right"]
}

private struct OnlyParameters: AppIntent {
    static let title: LocalizedStringResource = "Only Parameters"
    @Parameter var name: String
    @Parameter var count: Int?
    @Parameter var amounts: [Double]
    @Parameter var _odd: Bool
    @Parameter var unit: Measurement<UnitLength>
    @Parameter var side: Side?

    func perform() async throws -> some IntentResult { .result() }
}

private struct NoFields: AppIntent {
    static let title: LocalizedStringResource = "No Fields"

    func perform() async throws -> some IntentResult { .result() }
}

private struct MixedFields: AppIntent {
    static let title: LocalizedStringResource = "Mixed Fields"
    var flag = true
    @Parameter var first: String
    var text: String?
    @Parameter var second: Int
    var last: UInt8 = 0

    func perform() async throws -> some IntentResult { .result() }
}

private struct HeldInAnOptional: AppIntent {
    static let title: LocalizedStringResource = "Held in an Optional"
    var parameter: IntentParameter<Int>?

    func perform() async throws -> some IntentResult { .result() }
}

private final class ClassIntent: AppIntent {
    static let title: LocalizedStringResource = "Class"
    let text = IntentParameter<String>()

    init() {}

    func perform() async throws -> some IntentResult { .result() }
}

private struct Generic<Value: _IntentValue & Sendable>: AppIntent {
    static var title: LocalizedStringResource { "Generic" }
    var parameter = IntentParameter<Value>()

    func perform() async throws -> some IntentResult { .result() }
}
