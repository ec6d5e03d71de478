// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The same as `Picture`, from the start of a process to its end, against `rsvg-convert`.
struct PictureProgram: Benchmark {
    let name = "picture-program"
    private static let rounds = 30

    func measure(in setting: Setting) async throws -> [Finding] {
        let drawing = setting.directory.appending(path: "status.svg").path
        try StatusDrawing.draw(to: URL(fileURLWithPath: drawing))
        let ours = Launch(
            program: setting.program, arguments: ["--draw", setting.directory.appending(path: "ours.png").path],
            environment: setting.environment)
        let peer = Launch(
            program: "/usr/bin/rsvg-convert",
            arguments: [drawing, "--output", setting.directory.appending(path: "peer.png").path],
            environment: setting.environment)
        let (oursTime, peerTime) = try await Launch.race(ours, peer, rounds: Self.rounds)
        return [
            Finding(
                name: name, subject: "a program that draws the status snippet", ours: oursTime,
                peer: .init(name: "rsvg-convert", value: peerTime))
        ]
    }
}
