// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The progress of a call, which tells the host of its changes: Foundation on Linux can neither observe a progress
/// nor set its descriptions. An addition of Beckon's; on Apple's platforms this is a plain `Progress`.
///
/// Unchecked: the conversation never changes after `init`; descriptions and the last report are behind a mutex.
public final class IntentProgress: Progress, @unchecked Sendable {
    private struct State {
        var title: String?
        var subtitle: String?
        var reported: Report?
    }

    private struct Report: Equatable {
        var fraction: Double?
        var title: String?
        var subtitle: String?
    }

    /// Where an author runs an intent outside of any call; nobody watches it.
    static let outsideOfCalls = IntentProgress(reportingTo: nil)

    private let conversation: (any IntentConversation)?
    private let state = Mutex(State())

    init(reportingTo conversation: (any IntentConversation)?) {
        self.conversation = conversation
        super.init(parent: nil, userInfo: nil)
    }

    /// Reports to the surface when it changes.
    public override var completedUnitCount: Int64 { didSet { report() } }
    /// Reports to the surface when it changes.
    public override var totalUnitCount: Int64 { didSet { report() } }

    /// What is being done, shown as the title of the progress.
    public override var localizedDescription: String! {
        get { state.withLock(\.title) ?? "" }
        set {
            state.withLock { $0.title = newValue }
            report()
        }
    }

    /// Details, shown as the subtitle of the progress.
    public override var localizedAdditionalDescription: String! {
        get { state.withLock(\.subtitle) ?? "" }
        set {
            state.withLock { $0.subtitle = newValue }
            report()
        }
    }

    /// Tells the host where anything changed since the last time.
    func report() {
        guard let conversation else { return }
        let fraction = totalUnitCount > 0 ? min(max(fractionCompleted, 0), 1) : nil
        let changed = state.withLock { state -> Report? in
            let current = Report(fraction: fraction, title: state.title, subtitle: state.subtitle)
            guard current != state.reported else { return nil }
            state.reported = current
            return current
        }
        if let changed {
            conversation.report(changed.fraction, title: changed.title, subtitle: changed.subtitle)
        }
    }
}
