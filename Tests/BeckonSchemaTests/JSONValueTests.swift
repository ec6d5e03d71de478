// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Testing

struct JSONValueTests {
    @Test(arguments: [
        (#"{"a":[1,2.5,"x",true,false,null]}"#, ["a": [1, 2.5, "x", true, false, .null]] as JSONValue),
        ("0", 0), ("1", 1), ("true", true), (#""é""#, "é"), ("9007199254740993", 9_007_199_254_740_993),
    ])
    func readsAndWrites(text: String, value: JSONValue) throws {
        let parsed = try JSONValue(parsing: Data(text.utf8))
        #expect(parsed == value)
        #expect(try JSONValue(parsing: parsed.serialized()) == value)
    }

    @Test func refusesDeepText() {
        let text = Data(String(repeating: "[", count: 65).utf8)
        #expect(throws: SchemaError.self) { try JSONValue(parsing: text) }
    }
}
