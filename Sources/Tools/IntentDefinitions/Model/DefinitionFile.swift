// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// An `.intentdefinition`: what it defines, and what is wrong with it.
package struct DefinitionFile: Sendable {
    package private(set) var enums: [EnumModel] = []
    package private(set) var objects: [ObjectModel] = []
    package private(set) var intents: [IntentModel] = []
    package private(set) var namespace: String?
    /// In the order of the lines.
    package private(set) var problems: [DefinitionProblem] = []

    package var hasErrors: Bool { problems.contains { $0.severity == .error } }

    package init(_ data: Data) {
        do throws(DefinitionProblem) {
            read(try PropertyListParser.parse(data))
        } catch {
            problems = [error]
        }
    }

    private mutating func read(_ root: PropertyListNode) {
        let found = Problems()
        if let section = Section(root, prefix: "IN", found) {
            checkVersion(section, found)
            namespace = section.text("IntentDefinitionNamespace")
            enums = section.sections("Enums", prefix: "INEnum").compactMap { EnumModel($0) }
            objects = section.sections("Types", prefix: "INType").compactMap { ObjectModel($0, found) }
            intents = section.sections("Intents", prefix: "INIntent").compactMap { IntentModel($0, found) }
            DefinitionChecker(self, found).check()
        }
        problems = found.found.sorted { $0.line < $1.line }
    }

    private func checkVersion(_ section: Section, _ problems: Problems) {
        let key = "IntentDefinitionModelVersion"
        guard let version = section.text(key) else {
            if section.node(key) == nil {
                problems.error(line: section.line, "IN" + key, "The key is missing: this is no definition of intents.")
            }
            return
        }
        if !["1.0", "1.1", "1.2"].contains(version) {
            problems.error(
                line: section.line(of: key), "IN" + key, "“\(version)” is not known; 1.0, 1.1 and 1.2 are.")
        }
    }
}
