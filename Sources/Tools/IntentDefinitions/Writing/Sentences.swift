// SPDX-License-Identifier: Apache-2.0

/// The sentences of an intent, one for each combination of parameters.
struct Sentences {
    /// Those that have words, those of the most parameters first.
    let all: [CombinationModel]
    /// The one for the intent as such.
    let main: CombinationModel?

    init(_ intent: IntentModel) {
        let names = Set(intent.parameters.map(\.name))
        func usable(_ combinations: [CombinationModel]) -> [CombinationModel] {
            combinations.filter { $0.title != nil && names.isSuperset(of: $0.parameters) }
        }
        let managed = usable(intent.managedCombinations)
        // Editors take a suggestion's words where they have none of their own.
        let suggested = usable(intent.combinations)
        let others = suggested.filter { one in !managed.contains { Set($0.parameters) == Set(one.parameters) } }
        func most(_ combinations: [CombinationModel]) -> [CombinationModel] {
            combinations.enumerated().sorted {
                ($1.element.parameters.count, $0.offset) < ($0.element.parameters.count, $1.offset)
            }.map(\.element)
        }
        all = most(managed + others)
        main = most(managed).first ?? suggested.first(where: \.isPrimary) ?? most(suggested).first
    }
}
