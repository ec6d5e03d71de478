// SPDX-License-Identifier: Apache-2.0

/// The default of initialisers that take an options provider: there is none.
public struct _NoOptionsProvider<Value: _IntentValue>: DynamicOptionsProvider, AbsentOptions {
    public init() {}

    public func results() async throws -> [Value] { [] }
}

/// A provider that stands for none.
protocol AbsentOptions {}
