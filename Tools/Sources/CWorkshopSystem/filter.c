// A filter of system calls: what no lesson needs and what would reach beyond the program is
// refused with EPERM, so that a library that tries one of them sees an error and goes on.
#define _GNU_SOURCE
#include "confine.h"

#include <errno.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#ifdef __x86_64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/// Stands where the program's own id belongs, which is known when it has one.
#define OWN_PROCESS 0x7fffff17u

static const int refused[] = {
    // The network, and sockets of any other kind.
    SYS_socket,
    // Other processes.
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, 438 /* pidfd_getfd */,
    440 /* process_madvise */, SYS_migrate_pages, SYS_move_pages, SYS_ioprio_set,
    SYS_perf_event_open,
    // Memory that no resident set shows.
    SYS_memfd_create, 447 /* memfd_secret */, SYS_shmget, SYS_msgget, SYS_semget, SYS_mq_open,
    // Namespaces, mounts and files by another way than their path.
    SYS_unshare, SYS_setns, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot,
    428 /* open_tree */, 429 /* move_mount */, 430 /* fsopen */, 431 /* fsconfig */,
    432 /* fsmount */, 433 /* fspick */, 442 /* mount_setattr */, SYS_open_by_handle_at,
    SYS_name_to_handle_at, SYS_fanotify_init, SYS_quotactl, 443 /* quotactl_fd */,
    // What Landlock does not see: owners, modes, dates, attributes of files named by path; and
    // their ends, before its third version.
    SYS_fchmodat, 452 /* fchmodat2 */, SYS_fchownat, SYS_setxattr, SYS_lsetxattr,
    SYS_removexattr, SYS_lremovexattr, SYS_utimensat,
    SYS_truncate,
#ifdef __x86_64__
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat, SYS_iopl, SYS_ioperm,
    SYS_modify_ldt,
#endif
    // The kernel and the machine.
    SYS_bpf, SYS_keyctl, SYS_add_key, SYS_request_key, 425 /* io_uring_setup */,
    426 /* io_uring_enter */, 427 /* io_uring_register */, SYS_userfaultfd, SYS_kexec_load,
    SYS_kexec_file_load, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_acct,
    SYS_reboot, SYS_swapon, SYS_swapoff, SYS_syslog, SYS_sethostname, SYS_setdomainname,
    SYS_settimeofday, SYS_clock_settime, SYS_clock_adjtime, SYS_adjtimex, SYS_vhangup,
};

/// A program being written.
struct writer {
  struct sock_filter *next;
};

static void put(struct writer *writer, uint16_t code, uint8_t yes, uint8_t no, uint32_t value) {
  *writer->next++ = (struct sock_filter){code, yes, no, value};
}

static void load(struct writer *writer, uint32_t offset) {
  put(writer, BPF_LD | BPF_W | BPF_ABS, 0, 0, offset);
}

static void give(struct writer *writer, int error) {
  put(writer, BPF_RET | BPF_K, 0, 0,
      error == 0 ? SECCOMP_RET_ALLOW : SECCOMP_RET_ERRNO | (uint32_t)error);
}

static const uint32_t call_offset = offsetof(struct seccomp_data, nr);

/// The lower half of an argument: both architectures are little-endian.
static uint32_t argument(int index) {
  return offsetof(struct seccomp_data, args) + 8 * (uint32_t)index;
}

static void refuse(struct writer *writer, int call, int error) {
  put(writer, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, (uint32_t)call);
  give(writer, error);
}

/// Refuses a call unless the lower half of an argument is a value.
static void refuse_unless(struct writer *writer, int call, int index, uint32_t value) {
  put(writer, BPF_JMP | BPF_JEQ | BPF_K, 0, 4, (uint32_t)call);
  load(writer, argument(index));
  put(writer, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, value);
  give(writer, EPERM);
  give(writer, 0);
}

/// Refuses a call if the lower half of an argument is one of some values.
static void refuse_values(
    struct writer *writer, int call, int index, const uint32_t *values, unsigned count) {
  put(writer, BPF_JMP | BPF_JEQ | BPF_K, 0, (uint8_t)(2 + 2 * count), (uint32_t)call);
  load(writer, argument(index));
  for (unsigned i = 0; i < count; i++) {
    put(writer, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, values[i]);
    give(writer, EPERM);
  }
  give(writer, 0);
}

/// Refuses a call unless the lower halves of its first two arguments are zero.
static void refuse_unless_both_zero(struct writer *writer, int call) {
  put(writer, BPF_JMP | BPF_JEQ | BPF_K, 0, 6, (uint32_t)call);
  load(writer, argument(0));
  put(writer, BPF_JMP | BPF_JEQ | BPF_K, 0, 2, 0);
  load(writer, argument(1));
  put(writer, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, 0);
  give(writer, EPERM);
  give(writer, 0);
}

int workshop_filter(void *filter, int only_own_signals) {
  struct writer writer = {filter};
  load(&writer, offsetof(struct seccomp_data, arch));
  put(&writer, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, ARCHITECTURE);
  put(&writer, BPF_RET | BPF_K, 0, 0, SECCOMP_RET_KILL_PROCESS);
  load(&writer, call_offset);
  // Calls of another numbering, and calls that are newer than this list, are not there.
  put(&writer, BPF_JMP | BPF_JGT | BPF_K, 0, 1, 462);
  give(&writer, ENOSYS);
  for (unsigned i = 0; i < sizeof refused / sizeof *refused; i++)
    refuse(&writer, refused[i], EPERM);
  // Its flags stand in memory, where a filter cannot look; libraries fall back to clone.
  refuse(&writer, 435 /* clone3 */, ENOSYS);
  // Namespaces: mount, cgroup, uts, ipc, user, pid, network.
  put(&writer, BPF_JMP | BPF_JEQ | BPF_K, 0, 4, SYS_clone);
  load(&writer, argument(0));
  put(&writer, BPF_JMP | BPF_JSET | BPF_K, 0, 1, 0x7e020000);
  give(&writer, EPERM);
  give(&writer, 0);
  // Of its own process only: limits and the turn at a processor. libdispatch asks for these.
  refuse_unless_both_zero(&writer, SYS_setpriority);
  refuse_unless(&writer, SYS_prlimit64, 0, 0);
  refuse_unless(&writer, SYS_sched_setaffinity, 0, 0);
  refuse_unless(&writer, SYS_sched_setscheduler, 0, 0);
  refuse_unless(&writer, SYS_sched_setparam, 0, 0);
  refuse_unless(&writer, SYS_sched_setattr, 0, 0);
  // Whom the kernel signals when a file of the program's becomes readable, and with which signal.
  const uint32_t owners[] = {8 /* F_SETOWN */, 10 /* F_SETSIG */, 15 /* F_SETOWN_EX */};
  refuse_values(&writer, SYS_fcntl, 1, owners, 3);
  const uint32_t sockets_owners[] = {0x8901 /* FIOSETOWN */, 0x8902 /* SIOCSPGRP */};
  refuse_values(&writer, SYS_ioctl, 1, sockets_owners, 2);
  if (only_own_signals) {
    refuse_unless(&writer, SYS_kill, 0, OWN_PROCESS);
    refuse_unless(&writer, SYS_tgkill, 0, OWN_PROCESS);
    refuse_unless(&writer, SYS_rt_sigqueueinfo, 0, OWN_PROCESS);
    refuse_unless(&writer, SYS_rt_tgsigqueueinfo, 0, OWN_PROCESS);
    refuse(&writer, SYS_tkill, EPERM);
    refuse(&writer, 424 /* pidfd_send_signal */, EPERM);
  }
  give(&writer, 0);
  return (int)(writer.next - (struct sock_filter *)filter);
}

void filter_own_process(void *filter, int count, pid_t process) {
  struct sock_filter *instructions = filter;
  for (int i = 0; i < count; i++)
    if (instructions[i].k == OWN_PROCESS) instructions[i].k = (uint32_t)process;
}

int apply_filter(void *filter, int count) {
  struct sock_fprog program = {(unsigned short)count, filter};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0 ? 0 : errno;
}

#else

int workshop_filter(void *filter, int only_own_signals) {
  (void)filter, (void)only_own_signals;
  return 0;
}

void filter_own_process(void *filter, int count, pid_t process) {
  (void)filter, (void)count, (void)process;
}

int apply_filter(void *filter, int count) {
  (void)filter, (void)count;
  return ENOSYS;
}

#endif
