// SPDX-License-Identifier: Apache-2.0

/// An interface that an object offers on the bus; introspection is answered from it.
package struct BusInterface: Sendable {
    /// One named value of a method or signal.
    package struct Argument: Sendable {
        package let name: String
        package let signature: String

        package init(_ name: String, _ signature: String) {
            self.name = name
            self.signature = signature
        }
    }

    /// A method and the code that answers it.
    package struct Method: Sendable {
        package let name: String
        package let arguments: [Argument]
        package let results: [Argument]
        package let handler: @Sendable (BusMessage) async throws -> [BusValue]

        /// - Parameter handler: returns the values of the answer; a ``BusError`` with a name becomes that error on the
        ///   bus, any other error `org.freedesktop.DBus.Error.Failed`.
        package init(
            _ name: String, _ arguments: [Argument] = [], returns results: [Argument] = [],
            handler: @escaping @Sendable (BusMessage) async throws -> [BusValue]
        ) {
            self.name = name
            self.arguments = arguments
            self.results = results
            self.handler = handler
        }
    }

    /// A signal that the object may send.
    package struct Signal: Sendable {
        package let name: String
        package let arguments: [Argument]

        package init(_ name: String, _ arguments: [Argument] = []) {
            self.name = name
            self.arguments = arguments
        }
    }

    /// A property to be read; its changes are announced.
    package struct Property: Sendable {
        package let name: String
        package let initial: BusValue

        package init(_ name: String, _ initial: BusValue) {
            self.name = name
            self.initial = initial
        }
    }

    package let name: String
    package let methods: [Method]
    package let signals: [Signal]
    package let properties: [Property]

    package init(_ name: String, methods: [Method] = [], signals: [Signal] = [], properties: [Property] = []) {
        self.name = name
        self.methods = methods
        self.signals = signals
        self.properties = properties
    }
}
