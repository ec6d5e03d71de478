// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Snippets

/// The program that draws pictures for `beckon`, from its start to its end, against `rsvg-convert`.
struct PictureProgram: Benchmark {
    let name = "picture-program"
    private static let rounds = 30

    func measure(in setting: Setting) async throws -> [Finding] {
        let request = setting.directory.appending(path: "status.json")
        let question = PictureRequest(
            node: StatusPicture.node, width: StatusPicture.width, dataDirectories: StatusPicture.dataDirectories)
        try question.json.serialized().write(to: request)
        let drawing = setting.directory.appending(path: "status.svg")
        try StatusDrawing.draw(to: drawing)
        let ours = Launch(
            program: setting.products.appending(path: "beckon-picture").path, arguments: [],
            environment: setting.environment, input: request.path)
        let peer = Launch(
            program: "/usr/bin/rsvg-convert", arguments: [], environment: setting.environment, input: drawing.path)
        let (oursTime, peerTime) = try await Launch.race(ours, peer, rounds: Self.rounds)
        return [
            Finding(
                name: name, subject: "`beckon-picture` with the status snippet", ours: oursTime,
                peer: .init(name: "rsvg-convert", value: peerTime))
        ]
    }
}
