// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
public import Foundation
public import UIKit

/// A view controller whose view is made of SwiftUI's; SwiftUI, iOS 13.
@MainActor open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content {
        didSet { (viewIfLoaded as? HostingView)?.root = rootView }
    }

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    /// Nil: an archive has no root view.
    public required init?(coder aDecoder: NSCoder) { nil }

    open override func loadView() { view = HostingView(root: rootView) }
}

/// The view of a hosting controller.
final class HostingView: UIView, DescribedView {
    var root: any View

    init(root: any View) {
        self.root = root
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    package func describedContent(depth: Int) throws -> SnippetNode { try SnippetLowering.node(for: root) }
}
