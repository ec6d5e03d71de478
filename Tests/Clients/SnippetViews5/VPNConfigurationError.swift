// SPDX-License-Identifier: Apache-2.0

/// What the app of the status view brings with it.
enum VPNConfigurationError: Error {
    case configurationIsNotAvailable

    var message: String {
        switch self {
        case .configurationIsNotAvailable: "Конфигурация недоступна"
        }
    }
}
