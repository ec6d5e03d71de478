// SPDX-License-Identifier: Apache-2.0
import Snippets
import Testing

@Suite struct DataDirectoriesTests {
    @Test(
        arguments: [
            ("nothing", [:], ["/usr/local/share", "/usr/share"]),
            ("a home", ["HOME": "/home/ada"], ["/home/ada/.local/share", "/usr/local/share", "/usr/share"]),
            (
                "an empty variable is none", ["HOME": "/h", "XDG_DATA_HOME": "", "XDG_DATA_DIRS": ""],
                ["/h/.local/share", "/usr/local/share", "/usr/share"]
            ),
            ("variables", ["HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_DATA_DIRS": "/a:/b"], ["/d", "/a", "/b"]),
            ("relative paths", ["XDG_DATA_HOME": "d", "XDG_DATA_DIRS": "a:/b"], ["/b"]),
        ] as [(String, [String: String], [String])])
    func areThoseOfTheSpecification(name: String, environment: [String: String], paths: [String]) {
        #expect(DataDirectories.paths(in: environment) == paths)
    }
}
