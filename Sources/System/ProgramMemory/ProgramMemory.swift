// SPDX-License-Identifier: Apache-2.0
internal import CAuxiliary
internal import Foundation

/// The memory that the running program's own code takes.
package enum ProgramMemory {
    /// Gives back the pages of the program that nothing writes to: its code and constants, most of which only its start
    /// needs. What is used again comes back from the file, page by page.
    package static func giveBack() {
        let count = Int(getauxval(UInt(AT_PHNUM)))
        guard let first = UnsafePointer<Elf64_Phdr>(bitPattern: getauxval(UInt(AT_PHDR))) else { return }
        let headers = UnsafeBufferPointer(start: first, count: count)
        // The table names itself, which tells where the program has been put.
        guard let own = headers.first(where: { $0.p_type == UInt32(PT_PHDR) }) else { return }
        let base = UInt(bitPattern: first) - UInt(own.p_vaddr)
        let page = UInt(getpagesize())
        for header in headers where header.p_type == UInt32(PT_LOAD) && header.p_flags & UInt32(PF_W) == 0 {
            let start = (base + UInt(header.p_vaddr)) / page * page
            let end = (base + UInt(header.p_vaddr) + UInt(header.p_memsz)) / page * page
            guard end > start else { continue }
            madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_DONTNEED)
        }
    }
}
