// SPDX-License-Identifier: Apache-2.0
import Foundation
import Sandbox
import TestSupport
import Testing

@Suite struct SwiftRuntimeTests {
    private let folder: TemporaryFolder
    private var toolchain: String { folder.file("usr/lib/swift/linux").path }

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: toolchain, withIntermediateDirectories: true)
        try Data().write(to: folder.file("usr/lib/swift/linux/libswiftCore.so"))
    }

    @Test(arguments: [
        ("the folder of a toolchain", "TOOLCHAIN", true),
        ("the first that is there", "/nowhere/lib/swift/linux:TOOLCHAIN:$ORIGIN", true),
        ("a folder of another name", "TOOLCHAIN/../../../../usr/lib", false),
        ("a way around", "TOOLCHAIN/../linux/../../swift/linux", false),
        ("the bundle itself", "$ORIGIN", false),
        ("a relative folder", "usr/lib/swift/linux", false),
    ])
    func aProgramIsShownOnlyAToolchain(name: String, path: String, isShown: Bool) throws {
        let path = path.replacingOccurrences(of: "TOOLCHAIN", with: toolchain)
        let program = try program(runPath: path)
        #expect(SwiftRuntime.directory(of: program) == (isShown ? toolchain : nil))
    }

    @Test func aToolchainThatIsGoneIsMissing() throws {
        #expect(SwiftRuntime.missing(for: try program(runPath: toolchain)).isEmpty)
        let gone = "/nowhere/lib/swift/linux"
        #expect(SwiftRuntime.missing(for: try program(runPath: gone)) == [gone])
    }

    /// Every byte of the headers is put wrong once, and the file is cut short everywhere.
    @Test func aDamagedProgramNamesNothingThatIsNotThere() throws {
        let whole = try Data(contentsOf: URL(fileURLWithPath: try program(runPath: toolchain)))
        let file = folder.file("damaged")
        for index in whole.indices {
            for value in [0x00, 0x7F, 0xFF] as [UInt8] {
                var bytes = whole
                bytes[index] = value
                try bytes.write(to: file)
                #expect([nil, toolchain].contains(SwiftRuntime.directory(of: file.path)))
            }
            try whole.prefix(index).write(to: file)
            #expect([nil, toolchain].contains(SwiftRuntime.directory(of: file.path)))
        }
    }

    /// An ELF file of nothing but headers, one loaded segment, and the dynamic section with the run path.
    private func program(runPath: String) throws -> String {
        let (dynamicPlace, stringsPlace) = (64 + 2 * 56, 64 + 2 * 56 + 3 * 16)
        var bytes = Data([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0] + [UInt8](repeating: 0, count: 8))
        let address = 0x40_0000
        let strings = Data([0]) + Data(runPath.utf8) + Data([0])
        func add(_ values: (Int, size: Int)...) {
            for (value, size) in values { bytes += (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
        }
        add((3, 2), (62, 2), (1, 4), (0, 8), (64, 8), (0, 8), (0, 4), (64, 2), (56, 2), (2, 2), (0, 6))
        let size = stringsPlace + strings.count
        add((1, 4), (4, 4), (0, 8), (address, 8), (address, 8), (size, 8), (size, 8), (4096, 8))
        add((2, 4), (4, 4), (dynamicPlace, 8), (address + dynamicPlace, 8), (0, 8), (48, 8), (48, 8), (8, 8))
        add((5, 8), (address + stringsPlace, 8), (29, 8), (1, 8), (0, 16))
        let file = folder.file("program-\(UUID().uuidString)")
        try (bytes + strings).write(to: file)
        return file.path
    }
}
