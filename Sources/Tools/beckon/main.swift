// SPDX-License-Identifier: Apache-2.0
import BeckonCommand
import ChildProcess
import Dispatch
import Engine
import Foundation
import TerminalSurface

// Without an `await` at the top, which would open descriptors before the first line runs.
StandardDescriptors.occupy()
Orphans.adopt()
Task {
    let environment = ProcessInfo.processInfo.environment
    let program = BeckonProgram(console: SystemConsole(environment: environment), environment: environment) {
        try Engine.Host(configuration: HostConfiguration(environment: environment))
    }
    let words = Array(CommandLine.arguments.dropFirst())
    exit(await Interruption.exitCode { await program.run(words) })
}
dispatchMain()
