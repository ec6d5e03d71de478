// SPDX-License-Identifier: Apache-2.0

/// The summary of an intent whose author wrote none.
///
/// It is not generic over the intent: the runtime would search all conformances of the program once for each intent.
public struct EmptyParameterSummary: ParameterSummary {
    public typealias Intent = Never
}
