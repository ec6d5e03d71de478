// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// A value to choose with its place on the wire.
struct OptionItem {
    var value: any _IntentValue
    var option: ChoiceOption
}
