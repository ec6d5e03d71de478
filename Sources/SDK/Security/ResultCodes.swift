// SPDX-License-Identifier: Apache-2.0

// What a function of the keychain returns; Security, iOS 2.

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecDiskFull: OSStatus = -34
public let errSecIO: OSStatus = -36
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecBadReq: OSStatus = -909
public let errSecInternalComponent: OSStatus = -2070
public let errSecNotAvailable: OSStatus = -25291
public let errSecReadOnly: OSStatus = -25292
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecDataTooLarge: OSStatus = -25302
public let errSecNoSuchAttr: OSStatus = -25303
public let errSecNoSuchClass: OSStatus = -25306
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDataNotAvailable: OSStatus = -25316
public let errSecDecode: OSStatus = -26275
public let errSecInternalError: OSStatus = -26276
public let errSecMissingEntitlement: OSStatus = -34018

/// A sentence for a status; nil for one that is not known; Security, iOS 11.3.
/// - Parameters:
///   - status: what a function of the keychain answered.
///   - reserved: nil.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    messages[status]
}

private let messages: [OSStatus: String] = [
    errSecSuccess: "No error.",
    errSecUnimplemented: "The function or operation is not implemented.",
    errSecDiskFull: "The keychain is full: an app may keep so many items, and so much, in one group.",
    errSecIO: "The keychain could not be read or written.",
    errSecParam: "One or more of what was given to the function is not valid.",
    errSecAllocate: "There is not enough memory.",
    errSecUserCanceled: "The person cancelled the operation.",
    errSecBadReq: "The request is not valid.",
    errSecInternalComponent: "An internal component failed.",
    errSecNotAvailable: "No keychain is available: there is one only while an action runs in the host.",
    errSecReadOnly: "The keychain cannot be changed.",
    errSecAuthFailed: "The authentication was not right.",
    errSecDuplicateItem: "The keychain has such an item already.",
    errSecItemNotFound: "The keychain has no such item.",
    errSecDataTooLarge: "The data or an attribute is too large.",
    errSecNoSuchAttr: "There is no such attribute.",
    errSecNoSuchClass: "There is no such class of items.",
    errSecInteractionNotAllowed: "The keychain is locked, and was not unlocked.",
    errSecDataNotAvailable: "The contents of the item cannot be read.",
    errSecDecode: "The data could not be decoded.",
    errSecInternalError: "Something went wrong inside.",
    errSecMissingEntitlement: "The app is not entitled to the access group.",
]
