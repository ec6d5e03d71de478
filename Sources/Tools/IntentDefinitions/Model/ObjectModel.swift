// SPDX-License-Identifier: Apache-2.0

/// A class of things of the app's own; an element of `INTypes`.
package struct ObjectModel: Sendable {
    package let name: String
    package let className: String
    package let title: Words?
    /// Without those that all things have.
    package let fields: [FieldModel]
    let line: Int

    init?(_ section: Section, _ problems: Problems) {
        guard let name = section.name("Name") else { return nil }
        self.name = name
        className = section.name("ClassName", required: false) ?? (section.text("ClassPrefix") ?? "") + name
        title = section.words("DisplayName")
        line = section.line(of: "Name")
        fields = section.sections("Properties", prefix: "INTypeProperty").filter { !$0.flag("Default") }.compactMap {
            FieldModel($0, prefix: "INTypeProperty", problems)
        }
    }
}
