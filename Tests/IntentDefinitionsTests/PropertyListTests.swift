// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import IntentDefinitions

/// Property lists in XML, with their lines.
struct PropertyListTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        let value: PropertyListNode.Value
        init(_ name: String, _ text: String, _ value: PropertyListNode.Value) {
            testDescription = name
            self.text = text
            self.value = value
        }
    }

    @Test(arguments: [
        Case(
            "a text with entities", "<string>a &lt;b&gt; &amp; &quot;c&apos; &#233;&#x1F600;</string>",
            .text("a <b> & \"c' é😀")),
        Case("a text in parts", "<string>a<!-- not\nthis --><![CDATA[<b>&amp;]]></string>", .text("a<b>&amp;")),
        Case("an empty text", "<string/>", .text("")),
        Case("spaces stay", "<string> a\n</string>", .text(" a\n")),
        Case("numbers", "<integer> -12 </integer>", .integer(-12)),
        Case("fractions", "<real>0.5</real>", .real(0.5)),
        Case("truth", "<true/>", .boolean(true)),
        Case("truth with an end", "<false></false>", .boolean(false)),
        Case("an empty array", "<array/>", .array([])),
        Case("an empty dictionary", "<dict></dict>", .dictionary([])),
    ])
    func value(_ item: Case) throws {
        let head = "<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC \"x\" \"y\">\n<plist version=\"1.0\">\n"
        let node = try PropertyListParser.parse(Data("\(head)\(item.text)\n</plist>".utf8))
        #expect(node.value == item.value)
        #expect(node.line == 4)
    }

    struct Problem: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        let report: String
        init(_ name: String, _ text: String, _ report: String) {
            testDescription = name
            self.text = text
            self.report = report
        }
    }

    @Test(arguments: [
        Problem("nothing", "", "f:1: error: There is no property list here."),
        Problem("no XML", "hello", "f:1: error: There is text where a tag has to be."),
        Problem("binary", "bplist00…", "f:1: error: This is a binary property list: write it as XML, as Xcode does."),
        Problem(
            "another root", "<plist>\n<html></html></plist>", "f:2: error: <html> is nothing that a property list has."),
        Problem("an end that is missing", "<dict>\n<key>a</key>\n<string>b", "f:3: error: <string> has no end."),
        Problem(
            "the file ends early", "<dict>\n<key>a</key>\n<true/>\n", "f:4: error: The file ends inside of a <dict>."),
        Problem("crossed ends", "<array>\n</dict>", "f:2: error: </dict> stands where </array> has to."),
        Problem(
            "a value without its key", "<dict>\n<string>b</string></dict>",
            "f:2: error: <string> stands where a <key> has to."),
        Problem("a key without its value", "<dict>\n<key>a</key>\n</dict>", "f:2: error: a: The key has no value."),
        Problem(
            "a key twice", "<dict>\n<key>a</key><true/>\n<key>a</key><true/></dict>",
            "f:3: error: a: The key is here twice."),
        Problem("no number", "<integer>12x</integer>", "f:1: error: “12x” is no whole number."),
        Problem("an element in a text", "<string>\n<b>x</b></string>", "f:2: error: <b> stands inside of a <string>."),
        Problem("an unknown entity", "<string>&eacute;</string>", "f:1: error: “&eacute;” stands for nothing."),
        Problem(
            "entities of its own", "<!DOCTYPE plist [<!ENTITY a \"b\">]><true/>",
            "f:1: error: The document type must not declare anything."),
        Problem("a comment without end", "\n<!-- <dict/>", "f:2: error: “-->” is missing."),
        Problem(
            "nested too deeply", String(repeating: "<array>", count: 100_000),
            "f:1: error: The list is nested too deeply."),
    ])
    func problem(_ item: Problem) {
        let error = #expect(throws: DefinitionProblem.self) { try PropertyListParser.parse(Data(item.text.utf8)) }
        #expect(error?.report(in: "f") == item.report)
    }

    @Test func textThatIsNoUnicode() {
        let error = #expect(throws: DefinitionProblem.self) { try PropertyListParser.parse(Data([0x3C, 0xFF, 0xFE])) }
        #expect(error?.report(in: "f") == "f:1: error: The text is not UTF-8.")
    }

    /// Whatever is read, something is said: nothing stops the program.
    @Test func brokenFilesAreTold() throws {
        let whole = try Data(contentsOf: WriterTests.lights)
        for length in stride(from: 0, to: whole.count - 10, by: 101) {
            #expect(DefinitionFile(whole.prefix(length)).hasErrors, "\(length) bytes")
        }
        for place in stride(from: 0, to: whole.count, by: 101) {
            var damaged = whole
            damaged[place] = UInt8(ascii: "<")
            _ = DefinitionFile(damaged)
        }
    }
}
