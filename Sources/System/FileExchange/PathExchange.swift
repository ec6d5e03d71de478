// SPDX-License-Identifier: Apache-2.0
internal import CRename
import Foundation

/// Exchanges two paths of one file system in one step, so that each is always there.
/// - Throws: `POSIXError` with the reason.
package func exchangePaths(_ first: String, _ second: String) throws {
    guard renameat2(AT_FDCWD, first, AT_FDCWD, second, UInt32(beckon_rename_exchange)) != 0 else { return }
    throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
}
