// SPDX-License-Identifier: Apache-2.0

/// The types that are known without any app's declarations.
enum TypeTable {
    struct Entry: Sendable {
        let identifier: String
        let parents: [String]
        let extensions: [String]
        let mediaType: String?

        init(_ identifier: String, _ parents: [String], _ extensions: [String] = [], _ mediaType: String? = nil) {
            self.identifier = identifier
            self.parents = parents
            self.extensions = extensions
            self.mediaType = mediaType
        }
    }

    static let entries: [String: Entry] = Dictionary(
        list.map { ($0.identifier.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

    static let list: [Entry] = [
        Entry("public.item", []),
        Entry("public.content", []),
        Entry("public.data", ["public.item"]),
        Entry("public.directory", ["public.item"]),
        Entry("public.folder", ["public.directory"]),
        Entry("com.apple.package", ["public.directory"]),
        Entry("public.url", ["public.data"]),
        Entry("public.file-url", ["public.url"]),
        Entry("public.text", ["public.data", "public.content"]),
        Entry("public.plain-text", ["public.text"], ["txt", "text"], "text/plain"),
        Entry("public.utf8-plain-text", ["public.plain-text"]),
        Entry("public.utf16-plain-text", ["public.plain-text"]),
        Entry("public.delimited-values-text", ["public.text"]),
        Entry("public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], "text/csv"),
        Entry(
            "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"], "text/tab-separated-values"),
        Entry("public.rtf", ["public.text"], ["rtf"], "text/rtf"),
        Entry("public.html", ["public.text"], ["html", "htm"], "text/html"),
        Entry("public.xml", ["public.text"], ["xml"], "application/xml"),
        Entry("public.yaml", ["public.text"], ["yaml", "yml"], "application/yaml"),
        Entry("public.json", ["public.text"], ["json"], "application/json"),
        Entry("public.source-code", ["public.plain-text"]),
        Entry("public.swift-source", ["public.source-code"], ["swift"]),
        Entry("public.c-source", ["public.source-code"], ["c"]),
        Entry("com.netscape.javascript-source", ["public.source-code"], ["js", "mjs"], "text/javascript"),
        Entry("public.python-script", ["public.shell-script"], ["py"], "text/x-python"),
        Entry("public.shell-script", ["public.script"], ["sh"]),
        Entry("public.script", ["public.source-code"]),
        Entry("public.css", ["public.text"], ["css"], "text/css"),
        Entry("public.image", ["public.data", "public.content"]),
        Entry("public.png", ["public.image"], ["png"], "image/png"),
        Entry("public.jpeg", ["public.image"], ["jpg", "jpeg"], "image/jpeg"),
        Entry("com.compuserve.gif", ["public.image"], ["gif"], "image/gif"),
        Entry("public.tiff", ["public.image"], ["tiff", "tif"], "image/tiff"),
        Entry("com.microsoft.bmp", ["public.image"], ["bmp"], "image/bmp"),
        Entry("com.microsoft.ico", ["public.image"], ["ico"], "image/vnd.microsoft.icon"),
        Entry("public.heic", ["public.heif"], ["heic"], "image/heic"),
        Entry("public.heif", ["public.image"], ["heif"], "image/heif"),
        Entry("org.webmproject.webp", ["public.image"], ["webp"], "image/webp"),
        Entry("public.svg-image", ["public.image"], ["svg"], "image/svg+xml"),
        Entry("public.camera-raw-image", ["public.image"]),
        Entry("com.apple.live-photo", []),
        Entry("com.apple.icns", ["public.image"], ["icns"]),
        Entry("public.audiovisual-content", ["public.data", "public.content"]),
        Entry("public.movie", ["public.audiovisual-content"]),
        Entry("public.video", ["public.movie"]),
        Entry("public.audio", ["public.audiovisual-content"]),
        Entry("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], "video/quicktime"),
        Entry("public.mpeg", ["public.movie"], ["mpg", "mpeg"], "video/mpeg"),
        Entry("public.mpeg-4", ["public.movie"], ["mp4"], "video/mp4"),
        Entry("public.mpeg-4-audio", ["public.audio"], ["m4a"], "audio/mp4"),
        Entry("public.mp3", ["public.audio"], ["mp3"], "audio/mpeg"),
        Entry("com.microsoft.waveform-audio", ["public.audio"], ["wav"], "audio/wav"),
        Entry("public.aiff-audio", ["public.audio"], ["aiff", "aif"], "audio/aiff"),
        Entry("public.avi", ["public.movie"], ["avi"], "video/x-msvideo"),
        Entry("public.midi-audio", ["public.audio"], ["mid", "midi"], "audio/midi"),
        Entry("public.archive", ["public.data"]),
        Entry("public.zip-archive", ["public.archive"], ["zip"], "application/zip"),
        Entry("org.gnu.gnu-zip-archive", ["public.archive"], ["gz", "gzip"], "application/gzip"),
        Entry("public.bzip2-archive", ["public.archive"], ["bz2"], "application/x-bzip2"),
        Entry("com.adobe.pdf", ["public.data", "public.content"], ["pdf"], "application/pdf"),
        Entry("org.idpf.epub-container", ["public.data", "public.content"], ["epub"], "application/epub+zip"),
        Entry("public.spreadsheet", ["public.content"]),
        Entry("public.presentation", ["public.content"]),
        Entry("public.database", []),
        Entry("public.message", []),
        Entry("public.email-message", ["public.message"], ["eml"], "message/rfc822"),
        Entry("public.contact", []),
        Entry("public.vcard", ["public.text", "public.contact"], ["vcf"], "text/vcard"),
        Entry("public.calendar-event", []),
        Entry("public.font", []),
        Entry("public.executable", ["public.data"]),
        Entry("com.apple.application", ["public.executable"]),
        Entry("com.apple.property-list", ["public.data"], ["plist"], "application/x-plist"),
        Entry("public.log", ["public.plain-text"], ["log"]),
        Entry("public.to-do-item", []),
    ]
}
