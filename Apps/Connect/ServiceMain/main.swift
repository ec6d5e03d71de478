// SPDX-License-Identifier: Apache-2.0
import ConnectService
import Foundation

do {
    let options = try ServiceOptions(Array(CommandLine.arguments.dropFirst()))
    if options.asksForHelp {
        print(ServiceOptions.help, terminator: "")
    } else {
        try await ConnectDaemon.run(options)
    }
} catch {
    FileHandle.standardError.write(Data("connect-service: \(error)\n".utf8))
    exit(error is ServiceOptions.Problem ? 64 : 1)
}
