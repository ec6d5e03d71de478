// SPDX-License-Identifier: Apache-2.0

/// The names of the known types; Uniform Type Identifiers, iOS 14.
extension UTType {
    /// The type `public.item`.
    public static var item: UTType { UTType(known: "public.item") }
    /// The type `public.content`.
    public static var content: UTType { UTType(known: "public.content") }
    /// The type `public.data`.
    public static var data: UTType { UTType(known: "public.data") }
    /// The type `public.directory`.
    public static var directory: UTType { UTType(known: "public.directory") }
    /// The type `public.folder`.
    public static var folder: UTType { UTType(known: "public.folder") }
    /// The type `com.apple.package`.
    public static var package: UTType { UTType(known: "com.apple.package") }
    /// The type `public.url`.
    public static var url: UTType { UTType(known: "public.url") }
    /// The type `public.file-url`.
    public static var fileURL: UTType { UTType(known: "public.file-url") }
    /// The type `public.text`.
    public static var text: UTType { UTType(known: "public.text") }
    /// The type `public.plain-text`.
    public static var plainText: UTType { UTType(known: "public.plain-text") }
    /// The type `public.utf8-plain-text`.
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
    /// The type `public.utf16-plain-text`.
    public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
    /// The type `public.delimited-values-text`.
    public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
    /// The type `public.comma-separated-values-text`.
    public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
    /// The type `public.tab-separated-values-text`.
    public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
    /// The type `public.rtf`.
    public static var rtf: UTType { UTType(known: "public.rtf") }
    /// The type `public.html`.
    public static var html: UTType { UTType(known: "public.html") }
    /// The type `public.xml`.
    public static var xml: UTType { UTType(known: "public.xml") }
    /// The type `public.yaml`.
    public static var yaml: UTType { UTType(known: "public.yaml") }
    /// The type `public.json`.
    public static var json: UTType { UTType(known: "public.json") }
    /// The type `public.source-code`.
    public static var sourceCode: UTType { UTType(known: "public.source-code") }
    /// The type `public.swift-source`.
    public static var swiftSource: UTType { UTType(known: "public.swift-source") }
    /// The type `public.c-source`.
    public static var cSource: UTType { UTType(known: "public.c-source") }
    /// The type `com.netscape.javascript-source`.
    public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
    /// The type `public.python-script`.
    public static var pythonScript: UTType { UTType(known: "public.python-script") }
    /// The type `public.shell-script`.
    public static var shellScript: UTType { UTType(known: "public.shell-script") }
    /// The type `public.script`.
    public static var script: UTType { UTType(known: "public.script") }
    /// The type `public.css`.
    public static var css: UTType { UTType(known: "public.css") }
    /// The type `public.image`.
    public static var image: UTType { UTType(known: "public.image") }
    /// The type `public.png`.
    public static var png: UTType { UTType(known: "public.png") }
    /// The type `public.jpeg`.
    public static var jpeg: UTType { UTType(known: "public.jpeg") }
    /// The type `com.compuserve.gif`.
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }
    /// The type `public.tiff`.
    public static var tiff: UTType { UTType(known: "public.tiff") }
    /// The type `com.microsoft.bmp`.
    public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
    /// The type `com.microsoft.ico`.
    public static var ico: UTType { UTType(known: "com.microsoft.ico") }
    /// The type `public.heic`.
    public static var heic: UTType { UTType(known: "public.heic") }
    /// The type `public.heif`.
    public static var heif: UTType { UTType(known: "public.heif") }
    /// The type `org.webmproject.webp`.
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }
    /// The type `public.svg-image`.
    public static var svg: UTType { UTType(known: "public.svg-image") }
    /// The type `public.camera-raw-image`.
    public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
    /// The type `com.apple.live-photo`.
    public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
    /// The type `com.apple.icns`.
    public static var icns: UTType { UTType(known: "com.apple.icns") }
    /// The type `public.audiovisual-content`.
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
    /// The type `public.movie`.
    public static var movie: UTType { UTType(known: "public.movie") }
    /// The type `public.video`.
    public static var video: UTType { UTType(known: "public.video") }
    /// The type `public.audio`.
    public static var audio: UTType { UTType(known: "public.audio") }
    /// The type `com.apple.quicktime-movie`.
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
    /// The type `public.mpeg`.
    public static var mpeg: UTType { UTType(known: "public.mpeg") }
    /// The type `public.mpeg-4`.
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
    /// The type `public.mpeg-4-audio`.
    public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
    /// The type `public.mp3`.
    public static var mp3: UTType { UTType(known: "public.mp3") }
    /// The type `com.microsoft.waveform-audio`.
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
    /// The type `public.aiff-audio`.
    public static var aiff: UTType { UTType(known: "public.aiff-audio") }
    /// The type `public.avi`.
    public static var avi: UTType { UTType(known: "public.avi") }
    /// The type `public.midi-audio`.
    public static var midi: UTType { UTType(known: "public.midi-audio") }
    /// The type `public.archive`.
    public static var archive: UTType { UTType(known: "public.archive") }
    /// The type `public.zip-archive`.
    public static var zip: UTType { UTType(known: "public.zip-archive") }
    /// The type `org.gnu.gnu-zip-archive`.
    public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
    /// The type `public.bzip2-archive`.
    public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
    /// The type `com.adobe.pdf`.
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
    /// The type `org.idpf.epub-container`.
    public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
    /// The type `public.spreadsheet`.
    public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
    /// The type `public.presentation`.
    public static var presentation: UTType { UTType(known: "public.presentation") }
    /// The type `public.database`.
    public static var database: UTType { UTType(known: "public.database") }
    /// The type `public.message`.
    public static var message: UTType { UTType(known: "public.message") }
    /// The type `public.email-message`.
    public static var emailMessage: UTType { UTType(known: "public.email-message") }
    /// The type `public.contact`.
    public static var contact: UTType { UTType(known: "public.contact") }
    /// The type `public.vcard`.
    public static var vCard: UTType { UTType(known: "public.vcard") }
    /// The type `public.calendar-event`.
    public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
    /// The type `public.font`.
    public static var font: UTType { UTType(known: "public.font") }
    /// The type `public.executable`.
    public static var executable: UTType { UTType(known: "public.executable") }
    /// The type `com.apple.application`.
    public static var application: UTType { UTType(known: "com.apple.application") }
    /// The type `com.apple.property-list`.
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
    /// The type `public.log`.
    public static var log: UTType { UTType(known: "public.log") }
    /// The type `public.to-do-item`.
    public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
}
