// SPDX-License-Identifier: Apache-2.0
import BeckonCommand
import Engine
import Foundation
import TerminalSurface

let environment = ProcessInfo.processInfo.environment
let program = BeckonProgram(console: SystemConsole(environment: environment), environment: environment) {
    try Engine.Host(configuration: HostConfiguration(environment: environment))
}
let words = Array(CommandLine.arguments.dropFirst())
exit(await Interruption.exitCode { await program.run(words) })
