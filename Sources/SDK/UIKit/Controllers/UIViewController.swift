// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What makes a view and looks after it; UIKit, iOS 2.
@MainActor open class UIViewController: UIResponder {
    private var loaded: UIView?
    open var title: String?
    /// The size that the view would like to have; none where it is of no matter.
    open var preferredContentSize = CGSize.zero
    public private(set) var children: [UIViewController] = []
    public private(set) weak var parent: UIViewController?
    /// What the host gives the extension whose view it is.
    package var givenContext: NSExtensionContext?

    public init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) { super.init() }

    /// Nothing archives controllers here: a view is made in code, and named in the app's `Info.plist`.
    public required init?(coder: NSCoder) { super.init() }

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set { loaded = newValue }
    }

    open var viewIfLoaded: UIView? { loaded }

    open var isViewLoaded: Bool { loaded != nil }

    open func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        // Who overrides the method and sets nothing still has a view.
        if loaded == nil { loaded = UIView() }
        viewDidLoad()
    }

    open func loadView() { loaded = UIView() }
    open func viewDidLoad() {}
    /// Before the view is described to the host.
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    open func addChild(_ childController: UIViewController) {
        var ancestor: UIViewController? = self
        while let current = ancestor {
            guard current !== childController else { return }
            ancestor = current.parent
        }
        childController.removeFromParent()
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    /// Nil for a controller that the host has not asked for a view.
    open var extensionContext: NSExtensionContext? { givenContext ?? parent?.extensionContext }

    /// Presents nothing: an extension has no screen.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { completion?() }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
}
