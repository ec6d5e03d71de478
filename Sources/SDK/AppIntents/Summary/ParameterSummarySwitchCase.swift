// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

/// One branch of a `Switch`; App Intents, iOS 16.
public protocol _ParameterSummarySwitchCase {
    /// The intent that is described.
    associatedtype Intent: AppIntent
    /// The value that decides.
    associatedtype Value: _IntentValue
    /// The summary for this case.
    associatedtype Summary: ParameterSummary
}

struct SwitchBranch {
    /// Nil is the default branch.
    let values: [IntentValue]?
    let summary: any ParameterSummary
}

protocol SwitchBranches {
    var branches: [SwitchBranch] { get }
}
