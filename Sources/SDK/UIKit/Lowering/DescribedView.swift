// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// A view that says itself what the host is to draw for it; every other view is its subviews.
@MainActor package protocol DescribedView: UIView {
    /// - Parameter depth: how many views it lies in.
    func describedContent(depth: Int) throws -> SnippetNode
}

/// Why views cannot be sent to the host.
package struct ViewDescriptionError: Error, Sendable, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
