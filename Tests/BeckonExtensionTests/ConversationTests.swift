// SPDX-License-Identifier: Apache-2.0
import BeckonMCP
import BeckonSchema
import Foundation
import Testing

/// The transcripts beside these tests, spoken with the apps of the fixtures as processes.
struct ConversationTests {
    private static let gallery = ["simple", "parameters", "choosing", "asking", "results", "hungarian"]

    @Test(arguments: gallery.map { ($0, "GalleryApp") } + [("messages", "MessengerApp"), ("requests", "RequestsApp")])
    func transcript(name: String, program: String) async throws {
        let folder = try #require(Bundle.module.resourceURL).appending(path: "Conversations")
        let transcript = try Transcript(folder.appending(path: "\(name).txt"))
        let gallery = try await GalleryProcess(program)
        _ = try await gallery.client.connect()
        let heard = try await transcript.play(with: gallery.client)
        // To write a transcript anew after a wanted change.
        if let target = ProcessInfo.processInfo.environment["BECKON_WRITE_TRANSCRIPTS"] {
            let text = heard.map { $0 + "\n" }.joined()
            try text.write(to: URL(filePath: target).appending(path: "\(name).txt"), atomically: true, encoding: .utf8)
        }
        #expect(heard == transcript.lines)
        _ = await gallery.end()
    }
}
