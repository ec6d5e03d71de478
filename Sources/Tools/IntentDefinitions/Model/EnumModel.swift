// SPDX-License-Identifier: Apache-2.0

/// A closed list of values; an element of `INEnums`.
package struct EnumModel: Sendable {
    package struct Case: Sendable {
        package let name: String
        package let index: Int
        package let title: Words?
        let line: Int
    }

    package let name: String
    package let className: String
    package let title: Words?
    package let cases: [Case]
    let line: Int

    init?(_ section: Section) {
        guard let name = section.name("Name") else { return nil }
        self.name = name
        className = section.name("ClassName", required: false) ?? (section.text("ClassPrefix") ?? "") + name
        title = section.words("DisplayName")
        line = section.line(of: "Name")
        cases = section.sections("Values", prefix: "INEnumValue").compactMap { value in
            guard let name = value.name("Name") else { return nil }
            return Case(
                name: name, index: value.integer("Index") ?? 0, title: value.words("DisplayName"),
                line: value.line(of: "Name"))
        }
    }

    /// The case that stands for no choice, where the list has one.
    var unset: Case? { cases.first { $0.index == 0 && $0.name == "unknown" } }
}
