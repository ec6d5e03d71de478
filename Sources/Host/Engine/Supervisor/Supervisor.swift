// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// Owns the extensions' processes.
package actor Supervisor {
    private let configuration: HostConfiguration

    init(configuration: HostConfiguration) { self.configuration = configuration }

    func catalogue(of app: InstalledApp, for context: RequestContext) async throws -> AppCatalogue {
        throw HostError(.sandbox, "not yet")
    }

    func end(_ identifier: String) async {}
    func shutdown() async {}
}
