// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A system call that failed, and what it was for.
package struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
    /// An errno.
    package let status: Int32
    package let message: String

    package init(_ status: Int32, _ message: String) {
        self.status = status
        self.message = "\(message): \(String(cString: strerror(status)))."
    }

    package var description: String { message }
}
