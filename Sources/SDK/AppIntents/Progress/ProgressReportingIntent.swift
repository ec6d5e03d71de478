// SPDX-License-Identifier: Apache-2.0
/// An action that tells how far it is; App Intents, iOS 17.
@_alwaysEmitConformanceMetadata
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    public static var _reportsProgress: Bool { true }

    /// The progress of the running call: set its unit counts and descriptions while the work goes on.
    public var progress: IntentProgress { IntentRuntime.progress ?? IntentProgress.outsideOfCalls }
}
