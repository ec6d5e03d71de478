// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What a hosted view shows by itself; Intents UI, iOS 10. Here a hosted view always stands for the whole card.
@MainActor public protocol INUIHostedViewSiriProviding: NSObjectProtocol {
    var displaysMap: Bool { get }
    var displaysMessage: Bool { get }
    var displaysPaymentTransaction: Bool { get }
}

extension INUIHostedViewSiriProviding {
    public var displaysMap: Bool { false }
    public var displaysMessage: Bool { false }
    public var displaysPaymentTransaction: Bool { false }
}
