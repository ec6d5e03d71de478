// SPDX-License-Identifier: Apache-2.0
private import CSwiftRuntime

/// The conformances to a protocol that stand in the metadata sections of the program and its libraries.
///
/// All unsafe reading of the Swift runtime's structures is in this file. Their layout is part of the stable ABI
/// (“Type Metadata” and `MetadataSections` of the Swift project); every record lies in an image that is never unloaded.
enum ConformanceRecords {
    /// The types that conform to the protocol, in the order of the records; generic types are left out.
    ///
    /// - Parameters:
    ///   - excluded: names of modules whose types are left out.
    ///   - constraint: the protocol's existential type, such as `(any AppIntent).self`.
    ///   - type: the protocol's existential metatype, such as `(any AppIntent.Type).self`.
    static func types<Metatype>(
        conformingTo constraint: Any.Type, as type: Metatype.Type, notIn excluded: Set<String> = []
    ) -> [Metatype] {
        // An existential metatype of one protocol is a metadata pointer with a witness table pointer, nothing else.
        precondition(MemoryLayout<Metatype>.size == 2 * MemoryLayout<UnsafeRawPointer>.size)
        let wanted = protocolDescriptor(of: constraint)
        var found: [Metatype] = []
        var seen: Set<UnsafeRawPointer> = []
        for section in Section.all() {
            for offset in stride(from: 0, to: section.count, by: 4) {
                let record = follow(section.start + offset)
                guard followIndirectly(record) == wanted, let descriptor = typeDescriptor(ofRecord: record),
                    !excluded.contains(moduleName(of: descriptor)), let metadata = metadata(of: descriptor),
                    seen.insert(metadata).inserted
                else { continue }
                if let witnesses = witnessTable(ofRecord: record, for: metadata) {
                    // The pair has the layout checked above, and the record's table is for this very type.
                    found.append(unsafeBitCast((metadata, witnesses), to: Metatype.self))
                } else if let type = unsafeBitCast(metadata, to: Any.Type.self) as? Metatype {
                    found.append(type)
                }
            }
        }
        return found
    }

    /// Existential metadata holds its kind, flags and count in 16 bytes, then the descriptors of its protocols.
    private static func protocolDescriptor(of constraint: Any.Type) -> UnsafeRawPointer {
        unsafeBitCast(constraint, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    }

    /// The descriptor of the conforming type; nil for conditional conformances and what is no Swift type.
    private static func typeDescriptor(ofRecord record: UnsafeRawPointer) -> UnsafeRawPointer? {
        let flags = record.load(fromByteOffset: 12, as: UInt32.self)
        let conditions = (flags >> 8) & 0xFF
        guard conditions == 0 else { return nil }
        switch (flags >> 3) & 7 {
        case 0: return follow(record + 4)
        case 1: return follow(record + 4).load(as: UnsafeRawPointer.self)
        default: return nil
        }
    }

    /// The complete metadata of a type; nil for generic ones.
    private static func metadata(of descriptor: UnsafeRawPointer) -> UnsafeRawPointer? {
        let context = descriptor.load(as: UInt32.self)
        let isType = (16...18).contains(context & 0x1F)
        let isGeneric = context & 0x80 != 0
        guard isType, !isGeneric else { return nil }
        // A type's descriptor has at 12 the accessor of its metadata; called with 0 it returns it complete, as the
        // first of two words, which the C convention reads alike on x86-64 and arm64.
        typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
        return unsafeBitCast(follow(descriptor + 12), to: Accessor.self)(0)
    }

    /// The table at 8, which the runtime first has to fill where bit 17 says so. A cast does the same, but searches all
    /// records once for each type.
    private static func witnessTable(
        ofRecord record: UnsafeRawPointer, for metadata: UnsafeRawPointer
    ) -> UnsafeRawPointer? {
        let flags = record.load(fromByteOffset: 12, as: UInt32.self)
        return flags & (1 << 17) == 0 ? follow(record + 8) : swift_getWitnessTable(record, metadata, nil)
    }

    /// A context descriptor has its parent at 4; the outermost is the module's, of kind 0, with its name at 8.
    private static func moduleName(of descriptor: UnsafeRawPointer) -> String {
        var context = descriptor
        while context.load(as: UInt32.self) & 0x1F != 0 {
            let offset = (context + 4).load(as: Int32.self)
            guard offset != 0 else { return "" }
            context = followIndirectly(context + 4)
        }
        return String(cString: follow(context + 8).assumingMemoryBound(to: CChar.self))
    }

    /// A relative pointer: its target is that far from itself.
    private static func follow(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer {
        pointer + Int(pointer.load(as: Int32.self))
    }

    /// A relative pointer whose lowest bit says that it leads to a pointer to the target.
    private static func followIndirectly(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer {
        let offset = pointer.load(as: Int32.self)
        let target = pointer + Int(offset & ~1)
        return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
    }
}

/// The stretches of the images that hold conformance records.
private struct Section {
    let start: UnsafeRawPointer
    let count: Int

    /// The sections of every loaded image, which stay mapped as long as the process lives.
    static func all() -> [Section] {
        var sections: [Section] = []
        // The visitor runs only during this call, while the array is alive and borrowed by nobody else.
        withUnsafeMutablePointer(to: &sections) { pointer in
            swift_enumerateAllMetadataSections(
                { image, context in
                    guard let image, let context else { return true }
                    // After version, base address and two spare words come ranges: protocols, then conformances.
                    let start = image.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
                    let count = image.load(fromByteOffset: 56, as: Int.self)
                    if let start {
                        context.assumingMemoryBound(to: [Section].self).pointee
                            .append(Section(start: start, count: count))
                    }
                    return true
                }, pointer)
        }
        return sections
    }
}
