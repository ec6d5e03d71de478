// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The three descriptors that a program writes to and reads from without having opened them.
package enum StandardDescriptors {
    /// Fills the places of those that the program was started without, before a file or a pipe takes their numbers and
    /// receives what is meant for a person. Reading finds the end, writing fails.
    package static func occupy() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            // The lowest free number, which is this one: those before it are taken.
            _ = open("/dev/null", O_RDONLY)
        }
    }
}
