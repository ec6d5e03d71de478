// SPDX-License-Identifier: Apache-2.0

extension ValueWords {
    package static let hungarian = ValueWords(
        yes: ("i", "igen"), no: ("n", "nem"),
        notANumber: "Ez nem szám: „{0}”.",
        notWhole: "Ez nem egész szám: „{0}”.",
        belowMinimum: "{0} túl kevés: a legkisebb érték {1}.",
        aboveMaximum: "{0} túl sok: a legnagyobb érték {1}.",
        notAnAddress: "Ez nem cím, mint például https://example.org: „{0}”.",
        noSuchFile: "Nincs olvasható fájl ezen a néven: „{0}”.",
        fileTooLarge: "„{0}” nagyobb, mint {1} MiB.",
        notADuration: "Ez nem időtartam, mint 90, 1:30 vagy 2h 5min: „{0}”.",
        notAnAmount: "Ez nem pénzösszeg, mint 12,50 EUR: „{0}”.",
        notAQuantity: "Ez nem mennyiség, mint 5 km: „{0}”.",
        notOneOf: "„{0}” nincs ezek között: {1}.",
        sayYesOrNo: "A válasz {0} vagy {1} lehet.")
}
