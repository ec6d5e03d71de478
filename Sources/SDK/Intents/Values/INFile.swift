// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import UniformTypeIdentifiers

/// A file; Intents, iOS 13.
open class INFile: _INValueObject {
    public convenience init(data: Data, filename: String, typeIdentifier: String?) {
        self.init(_values: [:])
        _values["data"] = data
        _values["filename"] = filename
        _values["typeIdentifier"] = typeIdentifier
    }

    public convenience init(fileURL: URL, filename: String?, typeIdentifier: String?) {
        self.init(_values: [:])
        _values["fileURL"] = fileURL
        _values["filename"] = filename ?? fileURL.lastPathComponent
        _values["typeIdentifier"] = typeIdentifier
    }

    /// The content; empty where the file cannot be read.
    public var data: Data { _get("data") ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
    public var filename: String {
        get { _get("filename") ?? "" }
        set { _values["filename"] = newValue }
    }
    /// A uniform type identifier.
    public var typeIdentifier: String? { _get("typeIdentifier") }
    /// Where the content is, if it is not in memory.
    public var fileURL: URL? { _get("fileURL") }
    /// Whether the file may go once the request is done.
    public var removedOnCompletion: Bool {
        get { _get("removedOnCompletion") ?? false }
        set { _values["removedOnCompletion"] = newValue }
    }

    open override class var _fields: [_INField] {
        [
            _INField("data", Data.self), _INField("fileURL", URL.self), _INField("filename", String.self),
            _INField("typeIdentifier", String.self), _INField("removedOnCompletion", Bool.self),
        ]
    }

    open override class var _kind: _INKind { _INKind(.file(contentTypes: [])) }

    open override func _wired(full: Bool) -> _INWire {
        if full { return super._wired(full: true) }
        let content: FileValue.Content = fileURL.map { .path($0.path) } ?? .data(data)
        return _INWire(.file(FileValue(filename: filename, contentType: typeIdentifier, content: content)))
    }

    open override class func _read(_ source: _INSource) -> Any? {
        guard let file = try? FileValue(json: source.json) else { return super._read(source) }
        var values: [String: Any] = ["filename": file.filename]
        values["typeIdentifier"] = file.contentType
        switch file.content {
        case .data(let data): values["data"] = data
        case .path(let path): values["fileURL"] = URL(filePath: path)
        }
        return Self(_values: values)
    }

    open override var _displayTitle: String { filename }
}
