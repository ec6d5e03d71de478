// SPDX-License-Identifier: Apache-2.0

/// Where an exported interface is found.
struct ExportKey: Hashable {
    let path: String
    let interface: String
}
