// SPDX-License-Identifier: Apache-2.0
import Glibc

/// The conformances to a protocol that stand in the metadata sections of the program and its libraries.
///
/// All unsafe reading of the Swift runtime's structures is in this file. Their layout is part of the stable ABI
/// (“Type Metadata” and `MetadataSections` of the Swift project); every record lies in an image that is never unloaded.
enum ConformanceRecords {
    /// The types that conform to the protocol, in the order of the records; generic types are left out.
    ///
    /// - Parameters:
    ///   - constraint: the protocol's existential type, such as `(any AppIntent).self`.
    ///   - type: the protocol's existential metatype, such as `(any AppIntent.Type).self`.
    static func types<Metatype>(conformingTo constraint: Any.Type, as type: Metatype.Type) -> [Metatype] {
        // An existential metatype of one protocol is a metadata pointer with a witness table pointer, nothing else.
        precondition(MemoryLayout<Metatype>.size == 2 * MemoryLayout<UnsafeRawPointer>.size)
        guard let runtime = Runtime.current else { return [] }
        let wanted = protocolDescriptor(of: constraint)
        var found: [Metatype] = []
        var seen: Set<UnsafeRawPointer> = []
        for section in runtime.sections() {
            for offset in stride(from: 0, to: section.count, by: 4) {
                let record = follow(section.start + offset)
                guard protocolDescriptor(ofRecord: record) == wanted, let metadata = metadata(ofRecord: record),
                    seen.insert(metadata).inserted, let witnesses = runtime.witnessTable(record, metadata, nil)
                else { continue }
                // The pair has the layout checked above, and the runtime made the table for this very type.
                found.append(unsafeBitCast((metadata, witnesses), to: Metatype.self))
            }
        }
        return found
    }

    /// Existential metadata holds its kind, flags and count in 16 bytes, then the descriptors of its protocols.
    private static func protocolDescriptor(of constraint: Any.Type) -> UnsafeRawPointer {
        unsafeBitCast(constraint, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    }

    private static func protocolDescriptor(ofRecord record: UnsafeRawPointer) -> UnsafeRawPointer {
        // The lowest bit says that the offset leads to a pointer to the descriptor.
        let offset = record.load(as: Int32.self)
        let target = record + Int(offset & ~1)
        return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
    }

    /// The metadata of the conforming type; nil for generic types, conditional conformances and what is no Swift type.
    private static func metadata(ofRecord record: UnsafeRawPointer) -> UnsafeRawPointer? {
        let flags = record.load(fromByteOffset: 12, as: UInt32.self)
        let conditions = (flags >> 8) & 0xFF
        guard conditions == 0 else { return nil }
        let descriptor: UnsafeRawPointer
        switch (flags >> 3) & 7 {
        case 0: descriptor = follow(record + 4)
        case 1: descriptor = follow(record + 4).load(as: UnsafeRawPointer.self)
        default: return nil
        }
        let context = descriptor.load(as: UInt32.self)
        let isType = (16...18).contains(context & 0x1F)
        let isGeneric = context & 0x80 != 0
        guard isType, !isGeneric else { return nil }
        // A type's descriptor has at 12 the accessor of its metadata; called with 0 it returns it complete, as the
        // first of two words, which the C convention reads alike on x86-64 and arm64.
        typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
        return unsafeBitCast(follow(descriptor + 12), to: Accessor.self)(0)
    }

    /// A relative pointer: its target is that far from itself.
    private static func follow(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer {
        pointer + Int(pointer.load(as: Int32.self))
    }
}

/// The two functions of the Swift runtime that discovery needs.
private struct Runtime {
    typealias Visitor = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool
    typealias Enumerate = @convention(c) (Visitor, UnsafeMutableRawPointer) -> Void
    typealias WitnessTable = @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer?) -> UnsafeRawPointer?

    let enumerate: Enumerate
    let witnessTable: WitnessTable

    /// Found by name in the running process; nil under a runtime that has not these functions.
    static var current: Runtime? {
        guard let enumerate = dlsym(nil, "swift_enumerateAllMetadataSections"),
            let witnessTable = dlsym(nil, "swift_getWitnessTable")
        else { return nil }
        // The runtime exports both with exactly these C signatures.
        return Runtime(
            enumerate: unsafeBitCast(enumerate, to: Enumerate.self),
            witnessTable: unsafeBitCast(witnessTable, to: WitnessTable.self))
    }

    /// The protocol conformance sections of every loaded image.
    func sections() -> [Section] {
        var sections: [Section] = []
        // The visitor runs only during this call, while the array is alive and borrowed by nobody else.
        withUnsafeMutablePointer(to: &sections) { pointer in
            enumerate(
                { image, context in
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

/// A stretch of an image that stays mapped as long as the process lives.
private struct Section {
    let start: UnsafeRawPointer
    let count: Int
}
