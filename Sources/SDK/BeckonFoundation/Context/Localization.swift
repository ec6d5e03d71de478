// SPDX-License-Identifier: Apache-2.0

/// The language in which text is shown right now.
package enum Localization {
    /// The one of the request that this task serves; outside a request the one of the process's environment.
    @TaskLocal package static var current: LocalizationContext = .ofEnvironment
}
