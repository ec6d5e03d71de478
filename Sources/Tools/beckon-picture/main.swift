// SPDX-License-Identifier: Apache-2.0
import BeckonSchema
import Foundation
import SnippetPictures
import Snippets

// Reads one request from standard input, writes one PNG to standard output; an error goes to standard error as JSON.
do {
    let text = try FileHandle.standardInput.read(upToCount: PictureRequest.limits.size + 1)
    let picture = try PictureSnippet.png(answering: text ?? Data())
    try FileHandle.standardOutput.write(contentsOf: picture)
} catch {
    let failure = error as? SnippetError ?? SnippetError(.process, "\(error)")
    try? FileHandle.standardError.write(contentsOf: failure.json.serialized() + Data("\n".utf8))
    exit(failure.code == .request || failure.code == .tooLarge ? EX_DATAERR : EX_SOFTWARE)
}
