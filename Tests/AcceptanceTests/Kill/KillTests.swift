// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import ChildProcess
import Foundation
import TestSupport
import Testing

/// Fifty points at which a part of a run is killed: the next run works, tells the truth, and nothing is left.
///
/// The scripts run in namespaces of their own, so that whole tables can be compared: processes, mounts, sockets,
/// links, and the files of the session.
@Suite(.serialized) struct KillTests {
    /// `BECKON_TEST_SEED` repeats a run; each other run has a seed of its own, and prints it.
    private static let seed: String = {
        let seed = ProcessInfo.processInfo.environment["BECKON_TEST_SEED"] ?? "\(UInt32.random(in: .min ... .max))"
        print("Points of killing: BECKON_TEST_SEED=\(seed)")
        return seed
    }()

    @Test func theGalleryIsKilledAtWorkAndWhileItAsks() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-kill-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundle = try GalleryBundle.make(in: folder)
        let user = getuid() == 0 ? [] : ["--user", "--map-root-user"]
        // A shell is the first process of the namespace, because it waits for the orphans that fall to it.
        let namespaces =
            user + ["--net", "--mount", "--pid", "--mount-proc", "--fork", "--kill-child", "--", "/bin/bash", "-c"]
        let script = [#""$@"; exit $?"#, "kill", Peers.python, "-B", Peers.path("kill_gallery.py")]
        let command = Command(
            "/usr/bin/unshare", namespaces + script + [Self.seed, "36", Products.program("beckon").path, bundle.path],
            environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"])
        let run = try await ChildProcess.run(command, limit: .seconds(900))
        try #require(run.status.succeeded, "\(run.status): \(run.errorOutput)")
        try expectSurvival(in: run.output, points: 36)
    }

    @Test(.enabled(if: ConnectLab.isPossible, "needs to open /dev/net/tun"))
    func connectIsKilledWhileItConnects() async throws {
        let script = #""$1" -B "$2" "$3" 14 "$beckon""#
        let output = try await Lab.run(
            script, arguments: [Peers.python, Peers.path("kill_connect.py"), Self.seed], limit: .seconds(900))
        try expectSurvival(in: output, points: 14)
    }

    private func expectSurvival(in output: String, points: Int) throws {
        let found = try JSONValue(parsing: Data(output.utf8)).required("points").arrayValue ?? []
        #expect(found.count == points)
        for point in found {
            let name = point[key: "point"]?.stringValue ?? ""
            let problems = point[key: "problems"]?.arrayValue?.compactMap(\.stringValue) ?? ["it told nothing"]
            #expect(problems == [], "BECKON_TEST_SEED=\(Self.seed), point \(name)")
        }
        // Kills that all came too late would prove nothing.
        let codes = found.compactMap { $0[key: "code"]?.intValue }
        #expect(codes.contains(-9))
        #expect(codes.contains(8))
    }
}
