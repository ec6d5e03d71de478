// SPDX-License-Identifier: Apache-2.0

/// Collects all problems of a file, so that its author sees them at once.
final class Problems {
    private(set) var found: [DefinitionProblem] = []

    func error(_ node: PropertyListNode, _ key: String?, _ message: String) {
        found.append(DefinitionProblem(.error, line: node.line, key: key, message))
    }

    func error(line: Int, _ key: String?, _ message: String) {
        found.append(DefinitionProblem(.error, line: line, key: key, message))
    }

    func warning(line: Int, _ key: String?, _ message: String) {
        found.append(DefinitionProblem(.warning, line: line, key: key, message))
    }
}
