// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import BeckonFoundation

private enum Outer {
    struct Inner {}
    enum Cased { case one }
    final class Object {}
    struct Generic<Value> {}
}

struct TypeNameTests {
    @Test(
        arguments: [
            Int.self, String.self, Outer.self, Outer.Inner.self, Outer.Cased.self, Outer.Object.self,
            Outer.Generic<Int>.self, Int?.self, (Int, String).self, (any Error).self, TypeNameTests.self,
        ] as [Any.Type])
    func isWhatTheStandardLibraryGives(type: Any.Type) {
        #expect(TypeName.unqualified(type) == String(describing: type))
    }
}
