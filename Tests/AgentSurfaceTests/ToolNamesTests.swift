// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation
import Testing

@testable import AgentSurface

struct ToolNamesTests {
    @Test func namesEachActionDifferently() {
        let names = ToolNames(
            ActionListing(apps: [
                entry("Notes", "org.example.notes", ["Add", "Add Tag"]), entry("Notes", "org.other.notes", ["Add"]),
                entry("Küldés ✓", "org.example.send", ["Send"]),
            ])
        ).entries.map(\.name)
        #expect(names == ["Notes.Add", "Notes.Add_Tag", "org.other.notes.Add", "K_ld_s__.Send"])
    }

    @Test func hidesWhatItsAppHides() {
        var hidden = entry("Notes", "org.example.notes", ["Add"])
        hidden.catalogue.actions[0].isDiscoverable = false
        #expect(ToolNames(ActionListing(apps: [hidden])).entries.isEmpty)
    }

    private func entry(_ name: String, _ identifier: String, _ actions: [String]) -> ActionListing.Entry {
        let bundle = AppBundle(
            url: URL(fileURLWithPath: "/apps/\(identifier).app"), identifier: identifier, name: name, version: nil,
            program: .extension(executable: name), entitlements: Entitlements())
        return ActionListing.Entry(
            app: InstalledApp(bundle: bundle, origin: .user, granted: Entitlements()),
            catalogue: AppCatalogue(actions: actions.map { ActionDescriptor(identifier: $0, title: $0) }))
    }
}
