// SPDX-License-Identifier: Apache-2.0
import AppIntents
import BeckonSchema

// The keychain of the app and its extension; Security, iOS 2. The host keeps it, and answers while one of the app's
// actions runs: the functions block the calling thread for that long. At any other time, and without the host, they
// return `errSecNotAvailable`.

/// Adds an item. Its keys must not be those of another in the same group.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    perform(.add, attributes, result)
}

/// Finds items whose attributes are equal to the query's, and gives them as it asks for.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    perform(.find, query, result)
}

/// Changes every item that the query finds.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    perform(.update, query, changing: attributesToUpdate, nil)
}

/// Deletes every item that the query finds.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { perform(.delete, query, nil) }

private func perform(
    _ operation: KeychainRequest.Operation, _ query: CFDictionary, changing changes: CFDictionary? = nil,
    _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    do {
        let request = try KeychainRequest(operation, query, changing: changes)
        guard let keychain = IntentRuntime.keychain else { return errSecNotAvailable }
        let reply = keychain.perform(request)
        guard reply.status == .success else { return OSStatus(reply.status) }
        if let result { result.pointee = try request.answer(from: reply) }
        return errSecSuccess
    } catch {
        return error.status
    }
}

/// Has the serving side begin actions where they may block.
struct KeychainFunctions: BlockingFramework {}

/// What a query lacks, or has too much of.
struct ItemError: Error {
    let status: OSStatus
}

extension OSStatus {
    fileprivate init(_ status: KeychainReply.Status) {
        self =
            switch status {
            case .success: errSecSuccess
            case .itemNotFound: errSecItemNotFound
            case .duplicateItem: errSecDuplicateItem
            case .missingEntitlement: errSecMissingEntitlement
            case .dataTooLarge: errSecDataTooLarge
            case .full: errSecDiskFull
            case .parameter: errSecParam
            case .notAvailable: errSecNotAvailable
            case .interactionNotAllowed: errSecInteractionNotAllowed
            }
    }
}
