// SPDX-License-Identifier: Apache-2.0
package import BeckonSchema

/// A member of an entity of whatever type.
package protocol AnyEntityProperty: AnyObject, Sendable {
    static var schemaType: BeckonSchema.ValueType { get }
    var title: LocalizedStringResource { get }
    var intentValue: IntentValue? { get }
}
