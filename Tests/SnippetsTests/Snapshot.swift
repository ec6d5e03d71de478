// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Compares text with a fixture beside the tests; `BECKON_RECORD_FIXTURES=1` writes the fixture anew.
func expectSnapshot(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    if ProcessInfo.processInfo.environment["BECKON_RECORD_FIXTURES"] == "1" {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let file = Bundle.module.resourceURL?.appendingPathComponent("Fixtures/\(name)")
    let recorded = try String(contentsOf: #require(file), encoding: .utf8)
    #expect(text == recorded, "The output is not what \(name) holds.", sourceLocation: sourceLocation)
}
