// SPDX-License-Identifier: Apache-2.0

/// A sentence for a request in which some parameters are known.
package struct CombinationModel: Sendable {
    package let parameters: [String]
    package let title: Words?
    package let subtitle: Words?
    package let isPrimary: Bool
    let line: Int

    static func read(_ section: Section, _ key: String, _ problems: Problems) -> [CombinationModel] {
        section.members(key).compactMap { entry in
            guard let part = Section(entry.value, prefix: "INIntentParameterCombination", problems) else { return nil }
            return CombinationModel(
                parameters: entry.key.split(separator: ",").map { String($0.filter { !$0.isWhitespace }) },
                title: part.words("Title"), subtitle: part.words("Subtitle"), isPrimary: part.flag("IsPrimary"),
                line: entry.line)
        }
    }
}
