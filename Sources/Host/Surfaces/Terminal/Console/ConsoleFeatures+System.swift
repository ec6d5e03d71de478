// SPDX-License-Identifier: Apache-2.0
import Glibc
import Snippets

extension ConsoleFeatures {
    /// What the three standard streams and the environment of this process tell.
    package static func system(environment: [String: String]) -> ConsoleFeatures {
        let output = isatty(STDOUT_FILENO) == 1
        let error = isatty(STDERR_FILENO) == 1
        return ConsoleFeatures(
            inputIsTerminal: isatty(STDIN_FILENO) == 1, outputIsTerminal: output, errorIsTerminal: error,
            width: width(of: output ? STDOUT_FILENO : STDERR_FILENO, environment: environment),
            terminalColour: .detect(environment: environment, isTerminal: output || error),
            glyphs: .detect(environment: environment),
            hasLightBackground: hasLightBackground(environment: environment))
    }

    /// `COLORFGBG` ends with the number of the background colour; terminals that do not set it are mostly dark.
    package static func hasLightBackground(environment: [String: String]) -> Bool {
        guard let background = environment["COLORFGBG"]?.split(separator: ";").last else { return false }
        return background == "7" || background == "15"
    }

    private static func width(of descriptor: Int32, environment: [String: String]) -> Int {
        var size = winsize()
        if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        return environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
    }
}
