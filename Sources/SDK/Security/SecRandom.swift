// SPDX-License-Identifier: Apache-2.0

/// The system's random numbers; Security, iOS 2.
public final class SecRandom: Sendable {}
public typealias SecRandomRef = SecRandom

public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes that are fit for keys.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SecRandomCopyBytes(
    _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
    var generator = SystemRandomNumberGenerator()
    for index in 0..<max(0, count) {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
    }
    return errSecSuccess
}
