// SPDX-License-Identifier: Apache-2.0
private import CBeckonSpawn

/// A pipe whose ends no other program inherits.
package struct DescriptorPipe: Sendable {
    package let reading: Int32
    package let writing: Int32

    /// - Throws: `SystemError` where the process has too many descriptors.
    package init() throws {
        var ends: [Int32] = [-1, -1]
        let status = beckon_pipe(&ends)
        guard status == 0 else { throw SystemError(status, "A pipe could not be made") }
        reading = ends[0]
        writing = ends[1]
    }
}
