// SPDX-License-Identifier: Apache-2.0

/// An entity that lives in a file; App Intents, iOS 18.
@_alwaysEmitConformanceMetadata
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
    /// The kinds of file that the entity can stand for.
    static var supportedContentTypes: [UTType] { get }
}
