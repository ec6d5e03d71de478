// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema
import Testing

/// What an app's `Info.plist` restricts, as the host and strangers see it.
struct RestrictedRequestsTests {
    @Test func eachOfTheTwoListsRestricts() async throws {
        let app = try await GalleryProcess("RequestsApp")
        _ = try await app.client.connect()
        let json = try await app.client.request("beckon/catalogue", meta: GalleryProcess.context("en"))
        let policies = try AppCatalogue(json: json).actions.map { ($0.identifier, $0.authenticationPolicy) }
        #expect(
            Dictionary(uniqueKeysWithValues: policies) == [
                "Balance": .alwaysAllowed, "INStartWorkoutIntent": .alwaysAllowed,
                "INSendPaymentIntent": .requiresAuthentication, "INListCarsIntent": .requiresAuthentication,
            ])
        _ = await app.end()
    }

    /// Whatever it claims to know of the person.
    @Test func aStrangerRunsNoneOfThem() async throws {
        let app = try await GalleryProcess("RequestsApp", isHosted: false)
        _ = try await app.client.connect()
        let call = ToolCall(
            name: "INSendPaymentIntent", meta: GalleryProcess.context("en", isAuthenticated: true, challenge: "1"))
        guard case .complete(let json) = try await app.client.callTool(call) else { return }
        let result = try ActionResult(toolResult: json)
        #expect(result.failure?.code == .needsHost && result.authentication == nil)
        _ = await app.end()
    }
}
