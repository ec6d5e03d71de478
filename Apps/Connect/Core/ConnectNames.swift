// SPDX-License-Identifier: Apache-2.0

/// The names under which the service is found on a bus; `Documentation/org.beckon.Connect1.xml` describes them.
package enum ConnectNames {
    package static let service = "org.beckon.Connect1"
    package static let path = "/org/beckon/Connect1"
    package static let interface = "org.beckon.Connect1"
    /// What the names of the service's errors begin with; the rest is a failure's code.
    package static let errorPrefix = "org.beckon.Connect1.Error."
}
