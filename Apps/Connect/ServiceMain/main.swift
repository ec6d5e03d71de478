// SPDX-License-Identifier: Apache-2.0
import ConnectService
import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.contains("--help") {
    print(ServiceOptions.help, terminator: "")
    exit(0)
}
do {
    try await ConnectDaemon.run(try ServiceOptions(arguments))
} catch {
    FileHandle.standardError.write(Data("connect-service: \(error)\n".utf8))
    exit(error is ServiceOptions.Problem ? 64 : 1)
}
