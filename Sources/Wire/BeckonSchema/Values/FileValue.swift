// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A file's content, or the place where the host made it readable to the extension.
package struct FileValue: Sendable, Hashable {
    package enum Content: Sendable, Hashable {
        case data(Data)
        case path(String)
    }
    package var filename: String
    /// A uniform type identifier.
    package var contentType: String?
    package var content: Content
    package init(filename: String, contentType: String?, content: Content) {
        self.filename = filename
        self.contentType = contentType
        self.content = content
    }
}
