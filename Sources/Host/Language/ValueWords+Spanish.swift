// SPDX-License-Identifier: Apache-2.0

extension ValueWords {
    package static let spanish = ValueWords(
        yes: ("s", "sí"), no: ("n", "no"),
        notANumber: "«{0}» no es un número.",
        notWhole: "«{0}» no es un número entero.",
        belowMinimum: "{0} es demasiado poco: el mínimo es {1}.",
        aboveMaximum: "{0} es demasiado: el máximo es {1}.",
        notAnAddress: "«{0}» no es una dirección como https://example.org.",
        noSuchFile: "No hay ningún archivo legible «{0}».",
        fileTooLarge: "«{0}» ocupa más de {1} MiB.",
        notADuration: "«{0}» no es una duración como 90, 1:30 o 2h 5min.",
        notAnAmount: "«{0}» no es un importe como 12,50 EUR.",
        notAQuantity: "«{0}» no es una cantidad como 5 km.",
        notOneOf: "«{0}» no es ninguna de estas opciones: {1}.",
        sayYesOrNo: "Responde {0} o {1}.")
}
