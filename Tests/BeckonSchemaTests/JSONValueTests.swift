// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import Testing

struct JSONValueTests {
    @Test(
        arguments: [
            (#"{"a":[1,2.5,"x",true,false,null]}"#, ["a": [1, 2.5, "x", true, false, .null]]),
            ("0", 0), ("1", 1), ("true", true), (#""é""#, "é"), ("9007199254740993", 9_007_199_254_740_993),
            ("-7", -7), ("9223372036854775807", .integer(.max)),
            ("9223372036854775808", .number(9_223_372_036_854_775_808)),
            ("1.0", .number(1)), ("-2.5e-3", .number(-0.0025)), ("1E+2", .number(100)),
            (" [ ]\r\n\t", []), ("{ }", [:]), (#"{"a" : { "b":[ [ ] , {} ] } }"#, ["a": ["b": [[], [:]]]]),
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
            (#""\ud83d\ude00!""#, "😀!"), (#""\u0000""#, "\0"), (#""""#, ""), (#"{"a":1,"a":2}"#, ["a": 2]),
        ] as [(String, JSONValue)])
    func readsAndWrites(text: String, value: JSONValue) throws {
        let parsed = try JSONValue(parsing: Data(text.utf8))
        #expect(parsed == value)
        #expect(try JSONValue(parsing: parsed.serialized()) == value)
    }

    @Test(arguments: [
        "", " ", "tru", "nul", "True", "[1,]", "[1 2]", "[,1]", "[", "]", "{", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#,
        "{a:1}", #"{"a":1 "b":2}"#, "01", "-", "+1", ".5", "1.", "1e", "1e+", "0x1", "NaN", "Infinity", "1e999",
        #"""#, #""abc"#, #""\x""#, #""\u12""#, #""\u12g4""#, #""\ud83d""#, #""\ud83dx""#, #""\ude00""#,
        #""\ud83d\u0041""#, "\"a\nb\"", "\"a\u{1}b\"", "'a'", "1 2", "null,", "\u{FEFF}1", "[1]]", "\\",
    ])
    func refusesMalformedText(text: String) {
        #expect(throws: SchemaError.self) { try JSONValue(parsing: Data(text.utf8)) }
    }

    @Test(arguments: [[0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF8, 0x88], [0x80], [0xC3]] as [[UInt8]])
    func refusesStringsThatAreNotUTF8(bytes: [UInt8]) {
        let quote = UInt8(ascii: "\"")
        #expect(throws: SchemaError.self) { try JSONValue(parsing: Data([quote] + bytes + [quote])) }
        // The same after an escape, where the string is put together piece by piece.
        let escaped = Data([quote] + Array("\\n".utf8) + bytes + [quote])
        #expect(throws: SchemaError.self) { try JSONValue(parsing: escaped) }
    }

    @Test func keepsItsLimits() throws {
        let limits = JSONLimits(size: 40, depth: 3, stringLength: 8)
        func code(_ text: String) -> SchemaError.Code? {
            do {
                _ = try JSONValue(parsing: Data(text.utf8), limits: limits)
                return nil
            } catch {
                return (error as? SchemaError)?.code
            }
        }
        #expect(code(#"[[["12345678"]]]"#) == nil)
        #expect(code("[[[[]]]]") == .tooDeep)
        #expect(code(#"{"a":{"b":[{}]}}"#) == .tooDeep)
        #expect(code(#""123456789""#) == .tooLarge)
        #expect(code(#""\n23456789""#) == .tooLarge)
        #expect(code(#""123456\n""#) == nil)
        #expect(code(#""1234567\n""#) == .tooLarge)
        #expect(code(#""\u00e9\u00e9""#) == .tooLarge)
        #expect(code("[" + String(repeating: "1,", count: 20) + "1]") == .tooLarge)
    }

    @Test func refusesDeepTextWithoutUsingTheStack() {
        let text = Data(String(repeating: "[", count: 1_000_000).utf8)
        #expect(throws: SchemaError.self) { try JSONValue(parsing: text) }
    }

    @Test(arguments: [0, 1, 509, 510, 511, 1022, 200_000])
    func writesTextOfAnyLength(length: Int) throws {
        let plain = String(repeating: "x", count: length)
        #expect(String(decoding: try JSONValue.string(plain).serialized(), as: UTF8.self) == "\"\(plain)\"")
        let escaped = JSONValue.array([.string(String(repeating: "\"é\n", count: length)), .object([plain: .null])])
        #expect(try JSONValue(parsing: escaped.serialized()) == escaped)
    }

    @Test func keepsTheMembersOfNestedObjectsApart() throws {
        let text = #"{"a":{"a":1,"b":[{"a":2},{"c":[]}]},"b":[1,[2,3],4],"c":{"a":5},"a":6}"#
        let value: JSONValue = ["a": 6, "b": [1, [2, 3], 4], "c": ["a": 5]]
        #expect(try JSONValue(parsing: Data(text.utf8)) == value)
        #expect(try JSONValue(parsing: Data("[\(text),\(text)]".utf8)) == [value, value])
    }

    @Test func writesSortedAndEscaped() throws {
        let value: JSONValue = ["b": "\u{1}\u{1F}\"\\/\n😀", "a": [1.5, -0.25, 1e300], "c": .null]
        let text = String(decoding: try value.serialized(sortedKeys: true), as: UTF8.self)
        #expect(text == #"{"a":[1.5,-0.25,1e+300],"b":"\u0001\u001f\"\\/\n😀","c":null}"#)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func refusesToWriteWhatIsNoNumber(number: Double) {
        #expect(throws: SchemaError.self) { try JSONValue.number(number).serialized() }
    }
}
