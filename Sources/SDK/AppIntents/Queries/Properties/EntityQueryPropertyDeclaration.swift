// SPDX-License-Identifier: Apache-2.0

/// A property by which entities can be found, whatever its type; App Intents, iOS 16.
public class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    package let keyPath: AnyKeyPath

    init(keyPath: AnyKeyPath) { self.keyPath = keyPath }
}
