// SPDX-License-Identifier: Apache-2.0

/// What Connect's service takes while nobody presses.
struct IdleService: Benchmark {
    let name = "idle-service"

    func measure(in setting: Setting) async throws -> [Finding] {
        let figures = try await setting.inLab("idle-service")
        guard figures.count == 2 else { throw BenchmarkError("The lab printed \(figures) for the idle service.") }
        return [
            Finding(
                name: "\(name)-memory", subject: "the idle service, libraries by its share", unit: .mebibytes,
                ours: figures[0]),
            Finding(name: "\(name)-cpu", subject: "the idle service in ten seconds", ours: figures[1]),
        ]
    }
}
