// SPDX-License-Identifier: Apache-2.0

/// Gives parameters images; Intents, iOS 10.
public protocol _INIntentSetImageKeyPath {}

/// Gives parameters images; Intents, iOS 12.
public protocol INIntentSetImageKeyPath: _INIntentSetImageKeyPath {}

extension INIntent: INIntentSetImageKeyPath {}

extension _INIntentSetImageKeyPath {
    public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
        (self as? INIntent)?.__setImage(image, forParameterNamed: INParameter.name(of: parameterName))
    }

    public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
        (self as? INIntent)?.__image(forParameterNamed: INParameter.name(of: parameterName))
    }
}
