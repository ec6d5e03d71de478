// SPDX-License-Identifier: Apache-2.0

/// What finds the handler of a request; Intents, iOS 10.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// The object that handles the request; nil where there is none.
    func handler(for intent: INIntent) -> Any?
}

/// Another name under which the protocol is known.
public typealias INIntentHandler = INIntentHandlerProviding

/// The principal class of an Intents extension; Intents, iOS 10.
open class INExtension: NSObject, INIntentHandlerProviding {
    public override init() { super.init() }

    /// The extension itself handles what it has protocols for.
    open func handler(for intent: INIntent) -> Any? { self }
}
