// SPDX-License-Identifier: Apache-2.0
internal import BeckonSchema
package import Foundation
internal import Snippets

extension PictureSnippet {
    /// Draws what a request's JSON asks for.
    /// - Throws: `SnippetError`, with code `request` where the text is no request.
    package static func png(answering text: Data) throws -> Data {
        let request: PictureRequest
        do {
            request = try PictureRequest(json: JSONValue(parsing: text, limits: PictureRequest.limits))
        } catch let error as SchemaError {
            throw SnippetError(.request, error.message)
        }
        let resources: any SnippetResources = request.resources.map { DirectoryResources(path: $0) } ?? NoResources()
        return try PictureSnippet(symbols: SymbolLibrary(dataDirectories: request.dataDirectories)).png(
            request.node, width: request.width, scale: request.scale,
            appearance: SnippetAppearance(scheme: request.scheme, language: request.language), resources: resources)
    }
}
