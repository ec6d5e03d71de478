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
    let console = SystemConsole(environment: environment)
    let program = BeckonProgram(console: console, environment: environment) { isShortLived in
        var configuration = HostConfiguration(environment: environment)
        configuration.isShortLived = isShortLived
        return try Engine.Host(configuration: configuration)
    }
    let words = Array(CommandLine.arguments.dropFirst())
    exit(await Interruption.exitCode { await program.run(words) })
}
dispatchMain()
