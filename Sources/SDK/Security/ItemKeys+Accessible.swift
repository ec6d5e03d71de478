// SPDX-License-Identifier: Apache-2.0

// When an item may be read; Security, iOS 4. Kept with the item and given back, and no more: here an item can be read
// while the store that it is in is open, which a person's keyring is from login to logout.

public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
@available(*, deprecated, message: "Use kSecAttrAccessibleAfterFirstUnlock.")
public let kSecAttrAccessibleAlways: CFString = "dk"
@available(*, deprecated, message: "Use kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly.")
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
