// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Intents
public import UIKit

/// The look of the button that adds a shortcut; Intents UI, iOS 12.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    case white = 0
    case whiteOutline = 1
    case black = 2
    case blackOutline = 3
    /// iOS 13.
    case automatic = 4
    /// iOS 13.
    case automaticOutline = 5
}

/// Who presents what the button leads to; Intents UI, iOS 12.
@MainActor public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)

    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

/// The button that adds a shortcut; Intents UI, iOS 12. Shortcuts are added in the host: it is shown, and leads nowhere.
@MainActor open class INUIAddVoiceShortcutButton: UIButton {
    public private(set) var style: INUIAddVoiceShortcutButtonStyle
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    open var shortcut: INShortcut?
    /// iOS 13.
    open var cornerRadius: CGFloat = 9

    public init(style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        super.init(frame: .zero)
        setTitle("Add Shortcut", for: .normal)
    }

    public required init?(coder: NSCoder) { nil }

    @available(*, unavailable, message: "A button has a style: init(style:).")
    public override init(frame: CGRect = .zero) {
        style = .automatic
        super.init(frame: frame)
    }

    /// iOS 13.
    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) { self.style = style }
}
