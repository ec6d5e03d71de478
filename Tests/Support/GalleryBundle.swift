// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The gallery of intents as a bundle, ready to be installed.
package enum GalleryBundle {
    /// Puts `Gallery.app` together in a folder, which is made where it is missing.
    package static func make(in folder: URL) throws -> URL {
        try FixtureBundle.make("GalleryApp", as: "Gallery", with: ["Resources"], in: folder)
    }
}
