// SPDX-License-Identifier: Apache-2.0

/// A label that leads to an address.
package struct LinkNode: Sendable, Hashable {
    package var label: SnippetNode
    package var url: String
    package init(label: SnippetNode, url: String) {
        self.label = label
        self.url = url
    }
}
