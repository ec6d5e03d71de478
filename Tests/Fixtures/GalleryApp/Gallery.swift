// SPDX-License-Identifier: Apache-2.0
import AppIntents

@main
struct Gallery: AppIntentsExtension {
    init() {
        AppDependencyManager.shared.add(dependency: VisitorBook())
    }
}

/// What intents share for as long as the process lives.
actor VisitorBook {
    private var names: [String] = []

    func sign(_ name: String) -> Int {
        names.append(name)
        return names.count
    }
}
