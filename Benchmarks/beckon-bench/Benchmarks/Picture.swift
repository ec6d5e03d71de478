// SPDX-License-Identifier: Apache-2.0
import SnippetPictures

/// The status snippet drawn as PNG in a warm process, against librsvg drawing an equal SVG in the same process.
struct Picture: Benchmark {
    let name = "picture"
    private static let rounds = 300

    func measure(in setting: Setting) async throws -> [Finding] {
        let painter = StatusPicture.painter
        let svg = try StatusDrawing.svg()
        var samples = (ours: Samples(), peer: Samples())
        for round in 0..<Self.rounds + 30 {
            var times = (ours: Samples(), peer: Samples())
            try await times.ours.time { _ = try painter.png(StatusPicture.node, width: StatusPicture.width) }
            try await times.peer.time { _ = try StatusDrawing.png(svg) }
            guard round >= 30 else { continue }
            samples.ours.add(times.ours.median)
            samples.peer.add(times.peer.median)
        }
        return [
            Finding(
                name: name, subject: "a picture of the status snippet", ours: samples.ours.median,
                peer: .init(name: "librsvg", value: samples.peer.median))
        ]
    }
}
