// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation

/// Reads a file that a person names. The content itself is handed over: an app cannot see the person's files.
struct TypedFile: Sendable {
    /// Bytes, so that the content fits into one string of the wire, where four letters stand for three bytes.
    private static let largest = JSONLimits.frame.stringLength / 4 * 3

    /// Where a relative name starts; nil for the working directory.
    let directory: URL?

    func read(_ text: String) throws(ValueProblem) -> FileValue {
        let path = (text as NSString).expandingTildeInPath
        let isRelative = !path.hasPrefix("/")
        let url = isRelative ? directory?.appending(path: path) : nil
        let file = url ?? URL(fileURLWithPath: path)
        guard let handle = try? FileHandle(forReadingFrom: file),
            let bytes = try? handle.read(upToCount: Self.largest + 1)
        else { throw .noSuchFile }
        if bytes.count > Self.largest { throw .fileTooLarge(mebibytes: Self.largest >> 20) }
        return FileValue(filename: file.lastPathComponent, contentType: nil, content: .data(bytes))
    }
}
