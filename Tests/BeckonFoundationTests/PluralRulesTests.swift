// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BeckonFoundation

/// Sample numbers of each form, of the kind that Unicode's language data lists.
struct PluralRulesTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let language: String
        let category: PluralCategory
        let numbers: [Double]
        var testDescription: String { "\(language) \(category.rawValue)" }
        init(_ language: String, _ category: PluralCategory, _ numbers: [Double]) {
            self.language = language
            self.category = category
            self.numbers = numbers
        }
    }

    static let cases = [
        Case("en", .one, [1]), Case("en", .other, [0, 2, 1.5, 0.1, 11, 100]),
        Case("es", .one, [1]), Case("es", .many, [1_000_000]), Case("es", .other, [0, 2, 1.5, 100_000]),
        Case("hu", .one, [1]), Case("hu", .other, [0, 2, 1.5, 5]),
        Case("ru", .one, [1, 21, 101]), Case("ru", .few, [2, 3, 4, 22, 104]),
        Case("ru", .many, [0, 5, 11, 12, 14, 111, 112]), Case("ru", .other, [0.5, 1.5]),
        Case("fr", .one, [0, 1, 1.5]), Case("fr", .other, [2, 17]), Case("fr", .many, [1_000_000]),
        Case("pt-BR", .one, [0, 1]), Case("pt-PT", .other, [0, 2]), Case("pt-PT", .one, [1]),
        Case("pl", .one, [1]), Case("pl", .few, [2, 24]), Case("pl", .many, [0, 5, 12, 21]), Case("pl", .other, [1.5]),
        Case("cs", .one, [1]), Case("cs", .few, [2, 4]), Case("cs", .many, [1.5]), Case("cs", .other, [0, 5]),
        Case("hr", .one, [1, 21, 0.1]), Case("hr", .few, [2, 34, 0.2]), Case("hr", .other, [0, 11, 12]),
        Case("sl", .one, [1, 101]), Case("sl", .two, [2, 102]), Case("sl", .few, [3, 4, 0.5]),
        Case("sl", .other, [0, 5]),
        Case("lt", .one, [1, 21]), Case("lt", .few, [2, 9, 22]), Case("lt", .many, [0.5]),
        Case("lt", .other, [0, 10, 11]),
        Case("lv", .zero, [0, 10, 11, 30]), Case("lv", .one, [1, 21]), Case("lv", .other, [2, 22]),
        Case("ro", .one, [1]), Case("ro", .few, [0, 2, 19, 101, 1.5]), Case("ro", .other, [20, 100]),
        Case("ar", .zero, [0]), Case("ar", .one, [1]), Case("ar", .two, [2]), Case("ar", .few, [3, 103]),
        Case("ar", .many, [11, 99]), Case("ar", .other, [100, 102]),
        Case("he", .one, [1, 0.5]), Case("he", .two, [2]), Case("he", .other, [0, 3]),
        Case("hi", .one, [0, 1, 0.5]), Case("hi", .other, [2]),
        Case("ja", .other, [0, 1, 2]), Case("zh-Hant", .other, [1]), Case("ko", .other, [1]),
        Case("da", .one, [1, 0.1, 1.5]), Case("da", .other, [0, 2]),
        Case("cy", .zero, [0]), Case("cy", .few, [3]), Case("cy", .many, [6]), Case("cy", .other, [4]),
        Case("ga", .two, [2]), Case("ga", .few, [3, 6]), Case("ga", .many, [7, 10]), Case("ga", .other, [0, 11]),
        Case("mt", .few, [0, 3]), Case("mt", .many, [11]), Case("mt", .other, [20]),
        Case("fil", .one, [0, 1, 2, 3, 5]), Case("fil", .other, [4, 6, 9]),
    ]

    @Test(arguments: cases)
    func category(_ item: Case) {
        let rules = PluralRules(language: item.language)
        for number in item.numbers {
            #expect(rules.category(of: PluralOperands(number)) == item.category, "\(number)")
        }
    }
}
