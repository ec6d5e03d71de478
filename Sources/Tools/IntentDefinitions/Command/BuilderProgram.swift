// SPDX-License-Identifier: Apache-2.0
import BeckonFoundation
import Foundation

/// Reads a definition, tells what is wrong with it, and writes its Swift.
package struct BuilderProgram {
    package struct Outcome: Sendable, Hashable {
        package var exitCode: Int32 = 0
        /// For standard output.
        package var text = ""
        /// For standard error.
        package var messages: [String] = []
    }

    package static func run(_ arguments: [String]) -> Outcome {
        do {
            let options = try BuilderOptions(arguments)
            if options.asksForHelp { return Outcome(text: BuilderOptions.help) }
            return build(options)
        } catch {
            return Outcome(exitCode: 64, messages: ["intentbuilder: \(error)"])
        }
    }

    private static func build(_ options: BuilderOptions) -> Outcome {
        let path = options.file.path
        let file: DefinitionFile
        do {
            file = DefinitionFile(try Data(contentsOf: options.file))
        } catch {
            return Outcome(exitCode: 66, messages: ["\(path): error: The file cannot be read."])
        }
        var outcome = Outcome(messages: file.problems.map { $0.report(in: path) })
        guard !file.hasErrors else {
            outcome.exitCode = 65
            return outcome
        }
        do {
            let name = options.file.deletingPathExtension().lastPathComponent
            let texts = try TextTables(folder: options.strings ?? folder(of: options.file), name: name)
            let source = SwiftWriter(file, texts: texts).source(of: options.file.lastPathComponent)
            if let output = options.output {
                try Data(source.utf8).write(to: output, options: .atomic)
            } else {
                outcome.text = source
            }
        } catch let error as StringTableError {
            outcome.exitCode = 65
            outcome.messages.append("\(error.file):1: error: \(error.message)")
        } catch {
            outcome.exitCode = 73
            outcome.messages.append("\(options.output?.path ?? path): error: The file cannot be written.")
        }
        return outcome
    }

    /// Where the tables stand for a definition: beside it, or beside the `Base.lproj` that it is in.
    private static func folder(of file: URL) -> URL {
        let folder = file.deletingLastPathComponent()
        return folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    }
}
