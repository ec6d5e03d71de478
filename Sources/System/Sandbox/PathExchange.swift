// SPDX-License-Identifier: Apache-2.0
private import CBeckonSpawn

/// Exchanges two paths of one file system in one step, so that each is always there.
/// - Throws: `SystemError` with the errno.
package func exchangePaths(_ first: String, _ second: String) throws {
    let status = beckon_exchange(first, second)
    guard status == 0 else { throw SystemError(status, "“\(first)” could not be exchanged with “\(second)”") }
}
