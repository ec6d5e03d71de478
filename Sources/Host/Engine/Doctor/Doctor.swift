// SPDX-License-Identifier: Apache-2.0

/// Looks for what Beckon needs on this machine.
struct Doctor {
    let host: Host
    func checks() async -> [DoctorCheck] { [] }
}
