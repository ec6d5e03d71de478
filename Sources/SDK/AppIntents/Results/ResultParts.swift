// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The parts of a result, whatever its type.
protocol ResultParts {
    var anyValue: (any _IntentValue)? { get }
    var dialog: IntentDialog? { get }
    var follows: (any AppIntent)? { get }
    var view: (any View)? { get }
    var snippetIntent: (any SnippetIntent)? { get }
}
