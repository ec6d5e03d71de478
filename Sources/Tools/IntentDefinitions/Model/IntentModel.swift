// SPDX-License-Identifier: Apache-2.0

/// A request that an app defines; an element of `INIntents`.
package struct IntentModel: Sendable {
    package let name: String
    package let className: String
    /// Whether it is one of SiriKit's, which has its class.
    package let isOfSystem: Bool
    package let title: Words?
    package let explanation: Words?
    package let asksConfirmation: Bool
    package let parameters: [ParameterModel]
    /// What is suggested to people.
    package let combinations: [CombinationModel]
    /// What editors of shortcuts show.
    package let managedCombinations: [CombinationModel]
    package let response: ResponseModel
    package let keyParameter: String?
    package let imageName: String?
    package let examples: [Words]
    package let invocationPhrase: Words?
    let line: Int
    let keyParameterLine: Int

    init?(_ section: Section, _ problems: Problems) {
        let override = section.name("ClassName", required: false)
        guard let name = section.name("Name", required: override == nil) ?? override else { return nil }
        self.name = name
        className = override ?? "\(section.text("ClassPrefix") ?? "")\(name)Intent"
        isOfSystem = section.text("Type") == "System"
        title = section.words("Title")
        explanation = section.words("Description")
        asksConfirmation = section.flag("UserConfirmationRequired")
        parameters = section.sections("Parameters", prefix: "INIntentParameter").compactMap {
            ParameterModel($0, problems)
        }
        combinations = CombinationModel.read(section, "ParameterCombinations", problems)
        managedCombinations = CombinationModel.read(section, "ManagedParameterCombinations", problems)
        response = ResponseModel(section.section("Response", prefix: "INIntentResponse"), problems)
        keyParameter = section.text("KeyParameter")
        keyParameterLine = section.line(of: "KeyParameter")
        imageName = section.text("DefaultImageName")
        let own = section.with(prefix: "BeckonIntent")
        examples = ExamplePhrases.read(own, problems)
        invocationPhrase = own.words("SuggestedInvocationPhrase")
        line = section.line(of: "Name")
    }
}
