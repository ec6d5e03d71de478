// SPDX-License-Identifier: Apache-2.0

// What Core Foundation calls its types, which Linux Foundation has not: `query as CFDictionary` and
// `kSecClass as String` mean the same here as on Apple's systems.

public typealias CFTypeRef = AnyObject
public typealias CFString = String
public typealias CFDictionary = [String: Any]
public typealias CFArray = [Any]
public typealias CFData = Data
public typealias CFDate = Date
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber

/// The status of a function of C's; `noErr` is success.
public typealias OSStatus = Int32

public let noErr: OSStatus = 0

/// Yes, for the value of a key such as `kSecReturnData`.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// No, for the value of a key such as `kSecReturnData`.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
