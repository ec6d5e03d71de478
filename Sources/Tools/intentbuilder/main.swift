// SPDX-License-Identifier: Apache-2.0
import Foundation
import IntentDefinitions

let outcome = BuilderProgram.run(Array(CommandLine.arguments.dropFirst()))
for message in outcome.messages { FileHandle.standardError.write(Data("\(message)\n".utf8)) }
if !outcome.text.isEmpty { FileHandle.standardOutput.write(Data(outcome.text.utf8)) }
exit(outcome.exitCode)
