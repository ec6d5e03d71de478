// SPDX-License-Identifier: Apache-2.0

// What the keychain here has not, so that code that relies on it does not build.

@available(*, unavailable, message: "The keychain keeps passwords only: generic and of the internet.")
public var kSecClassKey: CFString { "" }
@available(*, unavailable, message: "The keychain keeps passwords only: generic and of the internet.")
public var kSecClassCertificate: CFString { "" }
@available(*, unavailable, message: "The keychain keeps passwords only: generic and of the internet.")
public var kSecClassIdentity: CFString { "" }
@available(*, unavailable, message: "Items have no references; ask for data and attributes.")
public var kSecReturnRef: CFString { "" }
@available(*, unavailable, message: "Items have no references; ask for data and attributes.")
public var kSecReturnPersistentRef: CFString { "" }
@available(*, unavailable, message: "Items have no references; ask for data and attributes.")
public var kSecValueRef: CFString { "" }
@available(*, unavailable, message: "Items have no references; ask for data and attributes.")
public var kSecValuePersistentRef: CFString { "" }
@available(*, unavailable, message: "Items have no references; ask for data and attributes.")
public var kSecMatchItemList: CFString { "" }
@available(
    *, unavailable, message: "A person authenticates for an action, by its authentication policy, and not for an item."
)
public var kSecAttrAccessControl: CFString { "" }
@available(
    *, unavailable, message: "A person authenticates for an action, by its authentication policy, and not for an item."
)
public var kSecUseAuthenticationContext: CFString { "" }
@available(
    *, unavailable, message: "A person authenticates for an action, by its authentication policy, and not for an item."
)
public var kSecUseAuthenticationUI: CFString { "" }
@available(
    *, unavailable, message: "A person authenticates for an action, by its authentication policy, and not for an item."
)
public var kSecUseOperationPrompt: CFString { "" }
@available(*, unavailable, message: "Items are found by equal attributes.")
public var kSecMatchCaseInsensitive: CFString { "" }
@available(*, unavailable, message: "Items are found by equal attributes.")
public var kSecMatchSubjectContains: CFString { "" }
@available(*, unavailable, message: "Items are found by equal attributes.")
public var kSecMatchPolicy: CFString { "" }
