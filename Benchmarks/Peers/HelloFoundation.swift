// SPDX-License-Identifier: Apache-2.0
import Foundation

print("Hello at \(Date().timeIntervalSince1970)")
