// SPDX-License-Identifier: Apache-2.0

/// Where an intent holds its parameters, read from its metadata.
///
/// Asking the runtime for the fields makes the type of each from its mangled name, over and over: for 1,000 intents that
/// takes longer than anything else that is known about them. What a field's name refers to tells as much. The layout of
/// these records is part of the stable ABI (“Type Metadata” and `FieldRecord` of the Swift project).
enum ParameterFields {
    /// Name and offset of each field of a struct all of whose fields are parameters; nil where that cannot be told.
    static func places(in type: Any.Type) -> [(name: String, offset: Int)]? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        // A struct's kind; its descriptor follows.
        guard metadata.load(as: UInt.self) == 0x200 else { return nil }
        let descriptor = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
        let count = Int(descriptor.load(fromByteOffset: 20, as: UInt32.self))
        guard count > 0 else { return [] }
        // The offsets of the fields stand in the metadata, counted in words from its beginning.
        let offsets = metadata + 8 * Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
        let fields = follow(descriptor + 16)
        let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        var places: [(name: String, offset: Int)] = []
        places.reserveCapacity(count)
        for index in 0..<count {
            let record = fields + 16 + index * size
            guard isParameter(mangledName: follow(record + 4)) else { return nil }
            let name = String(cString: follow(record + 8).assumingMemoryBound(to: CChar.self))
            places.append((name, Int(offsets.load(fromByteOffset: 4 * index, as: UInt32.self))))
        }
        return places
    }

    /// Whether the mangled name is `IntentParameter<…>`: a reference to the class, `y`, the arguments, and `G`.
    private static func isParameter(mangledName: UnsafeRawPointer) -> Bool {
        let reference = follow(mangledName + 1)
        let referenced: UnsafeRawPointer
        switch mangledName.load(as: UInt8.self) {
        case 1: referenced = reference
        case 2: referenced = reference.load(as: UnsafeRawPointer.self)
        default: return false
        }
        guard referenced == parameterClass else { return false }
        let arguments = mangledName + 5
        return arguments.load(as: UInt8.self) == UInt8(ascii: "y") && lastByte(of: arguments) == UInt8(ascii: "G")
    }

    /// A mangled name ends with 0, but the references in it may hold zeros of their own.
    private static func lastByte(of mangledName: UnsafeRawPointer) -> UInt8 {
        var position = mangledName
        var last: UInt8 = 0
        while case let byte = position.load(as: UInt8.self), byte != 0 {
            last = byte
            switch byte {
            case 0x01...0x17: position += 1 + 4
            case 0x18...0x1F: position += 1 + 8
            default: position += 1
            }
        }
        return last
    }

    /// The descriptor of the class `IntentParameter`, which stands in its metadata after the words and sizes that all
    /// classes of systems without Objective-C begin with.
    private static var parameterClass: UnsafeRawPointer {
        unsafeBitCast(IntentParameter<Never>.self, to: UnsafeRawPointer.self)
            .load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    }

    /// A relative pointer: its target is that far from itself.
    private static func follow(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer {
        pointer + Int(pointer.loadUnaligned(as: Int32.self))
    }
}
