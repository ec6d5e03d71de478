// SPDX-License-Identifier: Apache-2.0
private import CSeccomp
import ChildProcess
import Foundation

/// The system calls that no extension needs and that reach far into the kernel: refused, as for other sandboxed apps.
package enum SyscallFilter {
    /// Fail with EPERM.
    private static let refused = [
        "syslog", "acct", "quotactl", "quotactl_fd", "add_key", "keyctl", "request_key", "move_pages",
        "migrate_pages", "unshare", "setns", "mount", "umount", "umount2", "pivot_root", "chroot", "fsopen",
        "fsconfig", "fsmount", "fspick", "open_tree", "move_mount", "mount_setattr", "perf_event_open", "ptrace",
        "process_vm_readv", "process_vm_writev", "bpf", "userfaultfd", "kexec_load", "kexec_file_load",
        "init_module", "finit_module", "delete_module", "open_by_handle_at", "name_to_handle_at", "reboot",
        "swapon", "swapoff", "iopl", "ioperm", "settimeofday", "clock_settime", "clock_adjtime", "adjtimex",
        "sethostname", "setdomainname", "vhangup", "nfsservctl", "lookup_dcookie", "personality", "modify_ldt",
        "io_uring_setup", "io_uring_enter", "io_uring_register", "kcmp", "pidfd_getfd", "fanotify_init",
        // Memory that no resource limit of a process counts.
        "shmget", "shmat", "shmctl", "msgget", "semget", "mq_open",
    ]

    /// Fail with ENOSYS, for which programs have another way.
    private static let absent = ["clone3", "memfd_create", "memfd_secret", "io_setup"]

    /// The socket families a program may use: local, IPv4, IPv6 and netlink, which lists interfaces.
    private static let families: Set<UInt64> = [UInt64(AF_UNIX), UInt64(AF_INET), UInt64(AF_INET6), UInt64(AF_NETLINK)]
    private static let highestFamily: UInt64 = 45
    /// CLONE_NEWUSER.
    private static let newUserNamespace: UInt64 = 0x1000_0000
    /// CLONE_THREAD, and CLONE_FILES with it.
    private static let newThread: UInt64 = 0x1_0000
    private static let newThreadSharingDescriptors: UInt64 = 0x1_0400

    /// Writes the filter as a BPF program into a pipe and returns the end to read it from, which the caller closes.
    /// - Throws: `SystemError` where libseccomp cannot make it.
    package static func program() throws -> Int32 {
        guard let context = seccomp_init(0x7fff_0000) else {
            throw SystemError(ENOMEM, "No system call filter could be made")
        }
        defer { seccomp_release(context) }
        for name in refused { try refuse(name, with: EPERM, in: context) }
        for name in absent { try refuse(name, with: ENOSYS, in: context) }
        // A new user namespace would hand back what the sandbox took.
        try refuse(
            "clone", with: EPERM, in: context,
            where: scmp_arg_cmp(
                arg: 0, op: SCMP_CMP_MASKED_EQ, datum_a: newUserNamespace, datum_b: newUserNamespace))
        // A thread with descriptors of its own would have as many again, which the host does not see.
        try refuse(
            "clone", with: EPERM, in: context,
            where: scmp_arg_cmp(
                arg: 0, op: SCMP_CMP_MASKED_EQ, datum_a: newThreadSharingDescriptors, datum_b: newThread))
        // What waits in a socket is memory that no limit counts: its room stays what the system gives, and who asks
        // for more is told nothing, as where the system gives no more.
        for option in [UInt64(SO_SNDBUF), UInt64(SO_RCVBUF)] {
            try refuse(
                "setsockopt", with: 0, in: context,
                where: whole(argument: 1, is: UInt64(SOL_SOCKET)), whole(argument: 2, is: option))
        }
        for request in [UInt64(TIOCSTI), UInt64(0x541C)] {
            // Typing into, or pasting to, the terminal that the host may share.
            try refuse(
                "ioctl", with: EPERM, in: context,
                where: whole(argument: 1, is: request))
        }
        for family in 0..<highestFamily where !families.contains(family) {
            try refuse(
                "socket", with: EAFNOSUPPORT, in: context,
                where: scmp_arg_cmp(arg: 0, op: SCMP_CMP_EQ, datum_a: family, datum_b: 0))
        }
        try refuse(
            "socket", with: EAFNOSUPPORT, in: context,
            where: scmp_arg_cmp(arg: 0, op: SCMP_CMP_GE, datum_a: highestFamily, datum_b: 0))
        var pipe = try DescriptorPipe()
        let status = seccomp_export_bpf(context, pipe.writing)
        guard status == 0 else { throw SystemError(-status, "The system call filter could not be written") }
        return pipe.takeReading()
    }

    /// An `int` as the kernel reads it, whatever stands in the upper half of the register.
    private static func whole(argument: UInt32, is value: UInt64) -> scmp_arg_cmp {
        scmp_arg_cmp(arg: argument, op: SCMP_CMP_MASKED_EQ, datum_a: 0xffff_ffff, datum_b: value)
    }

    private static func refuse(
        _ name: String, with error: Int32, in context: scmp_filter_ctx, where conditions: scmp_arg_cmp...
    ) throws {
        let number = seccomp_syscall_resolve_name(name)
        // A call that this libseccomp does not know by name, or that this machine does not have, needs no rule.
        guard number >= 0 else { return }
        let action = 0x0005_0000 | UInt32(error)
        let status = seccomp_rule_add_array(context, action, number, UInt32(conditions.count), conditions)
        guard status == 0 else { throw SystemError(-status, "The system call “\(name)” could not be filtered") }
    }
}
