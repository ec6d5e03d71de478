// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema

/// The program's app intents, as actions.
struct AppIntentActions: ActionSource {
    private let types: AppTypes

    init() { types = .ofProgram }

    /// - Parameter types: in place of those of the program.
    init(types: AppTypes) { self.types = types }

    var catalogue: AppCatalogue {
        AppCatalogue(
            actions: types.intents.map { IntentReflection.describe($0.type) },
            enums: types.enums.map { IntentReflection.describe($0) },
            entities: types.entities.map { IntentReflection.describe($0) },
            shortcuts: types.shortcuts.flatMap { IntentReflection.shortcuts(of: $0) },
            negativePhrases: types.shortcuts.flatMap { IntentReflection.negativePhrases(of: $0) })
    }

    func action(_ identifier: String) -> (any OfferedAction)? {
        types.intent(identifier).map(AppIntentAction.init)
    }
}

/// One app intent as an action.
struct AppIntentAction: OfferedAction {
    private let type: any AppIntent.Type

    init(_ type: any AppIntent.Type) { self.type = type }

    var descriptor: ActionDescriptor { IntentReflection.describe(type) }

    func run(arguments: [String: JSONValue]) async -> ActionResult {
        await ActionRunner.run(type, arguments: arguments)
    }

    func options(
        for parameter: String, arguments: [String: JSONValue], search: String?
    ) async throws -> [ChoiceOption] {
        let intent = type.init()
        let parameters = IntentReflection.parameters(of: intent)
        guard let wanted = parameters.first(where: { $0.name == parameter })?.parameter else {
            throw ActionFailure(
                .invalidValue, "“\(type.persistentIdentifier)” has no parameter “\(parameter)”.", parameter: parameter)
        }
        for (name, value) in try ActionRunner.read(arguments, for: intent) {
            try await parameters.first { $0.name == name }?.parameter.assign(value)
        }
        return try await wanted.options(for: intent, search: search) ?? []
    }
}
