// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What the host gives an extension; Foundation, iOS 8.
open class NSExtensionContext: NSObject {
    /// What other frameworks add to it, by their own names.
    package var parts: [String: Any]

    package init(parts: [String: Any] = [:]) {
        self.parts = parts
        super.init()
    }

    /// Nothing is handed to an extension in this way here.
    open var inputItems: [Any] { [] }

    /// Without effect: a request ends with its handler's completion.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(false)
    }

    /// Without effect: a request ends with its handler's completion.
    open func cancelRequest(withError error: any Error) {}

    /// Opens nothing: an extension does not act by itself.
    open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
