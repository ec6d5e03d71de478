// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation

extension AppBundle {
    /// The bundle as it stands in documents.
    var document: JSONValue {
        .members([
            "identifier": .string(identifier), "name": .string(name), "version": version.map(JSONValue.string),
            "path": .string(url.path), "kind": .string(kind), "asks": entitlements.json,
        ])
    }

    private var kind: String {
        switch program {
        case .extension: "extension"
        case .server: "server"
        }
    }
}

extension InstalledApp {
    var document: JSONValue {
        var document = bundle.document
        document[key: "origin"] = .string(origin.rawValue)
        document[key: "granted"] = granted.json
        return document
    }

    var reference: JSONValue { ["identifier": .string(identifier), "name": .string(name)] }
}

extension AppProblem {
    var document: JSONValue { ["path": .string(path), "message": .string(message)] }
}

extension ResolvedAction {
    /// What a list says of the action.
    var summary: JSONValue {
        .members([
            "name": .string(qualifiedName), "app": app.reference, "title": .string(action.title),
            "description": action.explanation.map(JSONValue.string), "discoverable": .bool(action.isDiscoverable),
        ])
    }

    /// Everything that is known of the action.
    var document: JSONValue {
        let types = action.parameters.map(\.type.element) + [action.resultType?.element].compactMap(\.self)
        var document = action.json
        document[key: "name"] = .string(qualifiedName)
        document[key: "app"] = app.reference
        document[key: "enums"] = catalogue.enums.filter { types.contains(.enumeration($0.identifier)) }.jsonOrNil
        document[key: "entities"] = catalogue.entities.filter { types.contains(.entity($0.identifier)) }.jsonOrNil
        document[key: "phrases"] = phrases.jsonOrNil
        return document
    }

    /// What can be said for it, the app's name filled in.
    var phrases: [String] {
        catalogue.shortcuts.filter { $0.action == action.identifier }.flatMap(\.phrases)
            .map { $0.replacing("${applicationName}", with: app.name) }
    }
}

extension ActionListing {
    /// Every action, in the order of apps and then of names.
    func actions(includingHidden: Bool) -> [ResolvedAction] {
        apps.flatMap { entry in
            entry.catalogue.actions
                .filter { includingHidden || $0.isDiscoverable }
                .map { ResolvedAction(app: entry.app, catalogue: entry.catalogue, action: $0) }
                .sorted { $0.action.identifier < $1.action.identifier }
        }
    }
}
