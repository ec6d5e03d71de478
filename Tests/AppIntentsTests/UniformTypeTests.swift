// SPDX-License-Identifier: Apache-2.0
import Testing
import UniformTypeIdentifiers

@Suite struct UniformTypeTests {
    @Test(arguments: [("png", "public.png"), ("JPG", "public.jpeg"), ("csv", "public.comma-separated-values-text")])
    func byExtension(name: String, identifier: String) {
        #expect(UTType(filenameExtension: name)?.identifier == identifier)
    }

    @Test func conformance() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType.utf8PlainText.conforms(to: .text))
        #expect(UTType("public.nothing") == nil)
        #expect(UTType(importedAs: "org.example.thing").identifier == "org.example.thing")
        #expect(UTType(mimeType: "application/pdf") == .pdf)
        #expect(UTType.json.preferredMIMEType == "application/json")
    }
}
