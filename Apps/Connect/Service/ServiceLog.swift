// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Tells the service manager's log, which collects standard error.
func log(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
