// SPDX-License-Identifier: Apache-2.0
import BeckonSchema

extension KeychainAttribute {
    static let keys: [KeychainAttribute: String] = [
        .accessGroup: kSecAttrAccessGroup, .account: kSecAttrAccount, .label: kSecAttrLabel,
        .comment: kSecAttrComment, .explanation: kSecAttrDescription, .creator: kSecAttrCreator, .type: kSecAttrType,
        .accessible: kSecAttrAccessible, .synchronizable: kSecAttrSynchronizable, .isInvisible: kSecAttrIsInvisible,
        .isNegative: kSecAttrIsNegative, .creationDate: kSecAttrCreationDate,
        .modificationDate: kSecAttrModificationDate, .service: kSecAttrService, .generic: kSecAttrGeneric,
        .server: kSecAttrServer, .securityDomain: kSecAttrSecurityDomain, .protocol: kSecAttrProtocol,
        .authenticationType: kSecAttrAuthenticationType, .port: kSecAttrPort, .path: kSecAttrPath,
    ]

    static let byKey = Dictionary(uniqueKeysWithValues: keys.map { ($0.value, $0.key) })
}
