// SPDX-License-Identifier: Apache-2.0

/// What the program is to do, from its arguments and environment.
enum LaunchOptions: Hashable {
    /// MCP on standard input and output, for any client.
    case standalone
    /// MCP on the two descriptors that the host opened and passed on.
    case channel(reading: Int32, writing: Int32)
    case catalogue(language: String?)
    case version
    case help
    /// A wrong call; the text says what would do.
    case mistake(String)

    /// The variable in which the host names its descriptors, as `<read>,<write>`.
    static let channelVariable = "BECKON_CHANNEL"

    init(arguments: [String], environment: [String: String]) {
        switch arguments.first {
        case "--help", "-h": self = .help
        case "--version": self = .version
        case "--catalogue": self = .catalogue(language: arguments.dropFirst().first)
        case let argument?: self = .mistake("“\(argument)” is no option of this program; --help lists them.")
        case nil: self = environment[Self.channelVariable].map(Self.channel) ?? .standalone
        }
    }

    private static func channel(_ text: String) -> LaunchOptions {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int32($0) }
        guard numbers.count == 2, let reading = numbers[0], let writing = numbers[1], reading > 2, writing > 2 else {
            return .mistake("\(channelVariable) must be two numbers above 2 with a comma between, not “\(text)”.")
        }
        return .channel(reading: reading, writing: writing)
    }
}
