// SPDX-License-Identifier: Apache-2.0

/// What the code of an action can reach of the call that it runs in.
package enum IntentRuntime {
    /// The conversation of the running call; nil where an author calls an intent outside of one.
    @TaskLocal package static var conversation: (any IntentConversation)?

    /// The intent whose parameters are being filled, for providers that declare an `@IntentParameterDependency`.
    @TaskLocal package static var intent: (any AppIntent)?

    /// The progress of the running call.
    @TaskLocal static var progress: IntentProgress?
}
