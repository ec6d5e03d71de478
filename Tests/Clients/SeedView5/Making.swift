// SPDX-License-Identifier: Apache-2.0
import IntentsUI

/// What the build plugin writes for the class that an app's `Info.plist` names.
extension IntentViewController: _INUIViewProviding {}

/// The seed's view controller, for tests: its own initialiser is not public.
@MainActor public func makeIntentViewController() -> UIViewController { IntentViewController() }
