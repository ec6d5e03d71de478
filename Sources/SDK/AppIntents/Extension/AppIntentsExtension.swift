// SPDX-License-Identifier: Apache-2.0

/// A program that only serves intents; its `init()` registers what they depend on. App Intents, iOS 16.
///
/// The build plugin gives a type that carries `@main` and conforms to this its `main()`.
public protocol AppIntentsExtension {
    /// Called once, before the first action.
    init()
}
