// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// Where a snippet's named images come from.
package protocol SnippetResources: Sendable {
    /// The bytes of an image; nil where there is none, or where the name leads out of the bundle.
    func image(named name: String) -> Data?
}

/// A snippet whose images are all symbols.
package struct NoResources: SnippetResources {
    package init() {}
    package func image(named name: String) -> Data? { nil }
}
