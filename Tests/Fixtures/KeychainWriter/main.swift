// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Secrets

// Adds one item to the keychain in a folder, so that a test can kill it meanwhile.
let keychain = Keychain(
    directory: URL(filePath: CommandLine.arguments[1]), sessionBus: nil, environment: [:], now: { Date() })
let answer = await keychain.perform(
    KeychainRequest(.add, .genericPassword, attributes: [.account: "after"], data: "AAAA"),
    for: KeychainAccess(app: "dev.beckon.vault", shared: []))
exit(answer.reply.status == .success ? 0 : 1)
