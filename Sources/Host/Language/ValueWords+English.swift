// SPDX-License-Identifier: Apache-2.0

extension ValueWords {
    package static let english = ValueWords(
        yes: ("y", "yes"), no: ("n", "no"),
        notANumber: "“{0}” is not a number.",
        notWhole: "“{0}” is not a whole number.",
        belowMinimum: "{0} is too little: the least is {1}.",
        aboveMaximum: "{0} is too much: the most is {1}.",
        notAnAddress: "“{0}” is not an address such as https://example.org.",
        noSuchFile: "There is no readable file “{0}”.",
        fileTooLarge: "“{0}” is larger than {1} MiB.",
        notADuration: "“{0}” is not a length of time such as 90, 1:30 or 2h 5min.",
        notAnAmount: "“{0}” is not an amount such as 12.50 EUR.",
        notAQuantity: "“{0}” is not a quantity such as 5 km.",
        notOneOf: "“{0}” is not one of {1}.",
        sayYesOrNo: "Please say {0} or {1}.")
}
