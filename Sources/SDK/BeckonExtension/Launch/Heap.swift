// SPDX-License-Identifier: Apache-2.0

/// Where the process takes its memory from.
enum Heap {
    /// Makes all threads share one heap; to be called before there is a second thread.
    ///
    /// glibc gives a thread a heap of its own, which grows page by page with a system call for each: a tenth of the time
    /// that a large catalogue takes. What one thread frees there, the others cannot use either.
    static func share() {
        let arenaMaximum: Int32 = -8
        _ = setAllocatorOption(arenaMaximum, 1)
    }
}

// `M_ARENA_MAX` and `mallopt` of <malloc.h>, which Swift's module of the C library leaves out; two integers are passed
// alike in C's and Swift's convention.
@_silgen_name("mallopt")
private func setAllocatorOption(_ option: Int32, _ value: Int32) -> Int32
