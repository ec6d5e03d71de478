// SPDX-License-Identifier: Apache-2.0

extension ValueWords {
    package static let russian = ValueWords(
        yes: ("д", "да"), no: ("н", "нет"),
        notANumber: "«{0}» — не число.",
        notWhole: "«{0}» — не целое число.",
        belowMinimum: "{0} — слишком мало, минимум {1}.",
        aboveMaximum: "{0} — слишком много, максимум {1}.",
        notAnAddress: "«{0}» — не адрес вида https://example.org.",
        noSuchFile: "Нет доступного для чтения файла «{0}».",
        fileTooLarge: "«{0}» больше {1} МиБ.",
        notADuration: "«{0}» — не длительность вида 90, 1:30 или 2h 5min.",
        notAnAmount: "«{0}» — не сумма вида 12,50 EUR.",
        notAQuantity: "«{0}» — не величина вида 5 km.",
        notOneOf: "«{0}» — не одно из: {1}.",
        sayYesOrNo: "Ответьте {0} или {1}.")
}
