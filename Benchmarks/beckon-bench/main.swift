// SPDX-License-Identifier: Apache-2.0
import Foundation

exit(await BenchProgram(Array(CommandLine.arguments.dropFirst())).run())
