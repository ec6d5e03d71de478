// SPDX-License-Identifier: Apache-2.0
package import Foundation

extension JSONValue {
    /// Reads JSON text; where a name occurs twice in an object, the last counts.
    /// - Throws: `SchemaError` where the text is not JSON, nests deeper or holds longer strings than `limits` allow.
    package init(parsing text: Data, limits: JSONLimits = .frame) throws {
        var parser = JSONParser(limits: limits)
        self = try parser.document(text.span)
    }

    /// The JSON text on one line, without insignificant white space.
    /// - Throws: `SchemaError` for a number that is infinite or not a number.
    package func serialized(sortedKeys: Bool = false) throws -> Data {
        var writer = JSONWriter(sortsKeys: sortedKeys)
        try writer.write(self)
        return writer.data()
    }
}
