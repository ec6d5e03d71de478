// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Engine
import Foundation

/// A trivial action of a resident extension, called through the whole engine.
struct WarmCall {
    let setting: Setting
    let pinning: Pinning
    static let action = "GalleryApp.Trivial"

    func measure(count: Int) async throws -> Samples {
        let host = try Host(configuration: setting.configuration)
        let request = RunRequest(action: Self.action, context: setting.context)
        let surface = SilentSurface()
        let samples = try await Samples.measure(count, warmup: count / 5) {
            let outcome = await host.run(request, on: surface)
            if let failure = outcome.result.failure { throw BenchmarkError("The call failed: \(failure.message)") }
        }
        await host.shutdown()
        return samples
    }
}

/// A surface with nobody in front of it.
struct SilentSurface: Surface {
    var name: String { "benchmark" }
    func ask(_ question: Question, for action: RunningAction) async throws -> Answer { throw SurfaceUnavailable() }
    func show(_ progress: ActionProgress, of action: RunningAction) async {}
    func present(_ outcome: RunOutcome) async {}
}
