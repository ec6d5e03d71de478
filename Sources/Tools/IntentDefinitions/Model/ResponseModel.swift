// SPDX-License-Identifier: Apache-2.0

/// What an app answers to a request; `INIntentResponse`.
package struct ResponseModel: Sendable {
    package struct Code: Sendable {
        package let name: String
        package let isSuccess: Bool
        package let words: Words?
        package let conciseWords: Words?
        let line: Int
    }

    package let codes: [Code]
    package let fields: [FieldModel]
    /// The property that is the result; nil for all of them.
    package let output: String?
    let outputLine: Int

    init(_ section: Section?, _ problems: Problems) {
        codes = (section?.sections("Codes", prefix: "INIntentResponseCode") ?? []).compactMap { code in
            guard let name = code.name("Name") else { return nil }
            return Code(
                name: name, isSuccess: code.flag("Success"), words: code.words("FormatString"),
                conciseWords: code.words("ConciseFormatString"), line: code.line(of: "Name"))
        }
        fields = (section?.sections("Parameters", prefix: "INIntentResponseParameter") ?? []).compactMap {
            FieldModel($0, prefix: "INIntentResponseParameter", problems)
        }
        output = section?.text("Output")
        outputLine = section?.line(of: "Output") ?? 0
    }

    /// The codes that every response has, with their numbers.
    static let common = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]

    /// Those that are the app's own, numbered from 100.
    var ownCodes: [(code: Code, number: Int)] {
        codes.filter { !Self.common.contains($0.name) }.enumerated().map { ($0.element, 100 + $0.offset) }
    }
}
