// SPDX-License-Identifier: Apache-2.0
import Bus
import ConnectCore

extension ConnectSecrets {
    /// - Parameter dictionary: an `a{ss}`.
    init(reading dictionary: [String: BusValue]) {
        let pairs = dictionary.compactMap { name, value in value.text.map { (SecretName(rawValue: name), $0) } }
        self.init(Dictionary(uniqueKeysWithValues: pairs))
    }
}
