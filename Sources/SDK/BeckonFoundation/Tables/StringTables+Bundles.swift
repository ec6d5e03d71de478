// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

extension StringTables {
    private static let byFolder = Mutex<[URL: StringTables]>([:])

    /// The tables of the app itself.
    package static let main: StringTables = {
        let resources = AppResources.current
        return StringTables(folders: resources.folders, developmentLanguage: resources.developmentLanguage)
    }()

    /// The tables where the author says that they are.
    package static func of(_ bundle: LocalizedStringResource.BundleDescription) -> StringTables {
        guard let folder = bundle.folder?.standardizedFileURL else { return main }
        return byFolder.withLock { tables in
            if let found = tables[folder] { return found }
            let resources = AppResources(folders: [folder.appending(path: "Resources"), folder])
            let made = StringTables(folders: resources.folders, developmentLanguage: resources.developmentLanguage)
            tables[folder] = made
            return made
        }
    }
}
