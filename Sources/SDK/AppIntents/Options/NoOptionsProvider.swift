// SPDX-License-Identifier: Apache-2.0

/// The default of initialisers that take an options provider: there is none.
public struct _NoOptionsProvider<Value: _IntentValue>: DynamicOptionsProvider {
    /// True: a parameter with this provider has none.
    public static var _offersNothing: Bool { true }

    public init() {}

    public func results() async throws -> [Value] { [] }
}
