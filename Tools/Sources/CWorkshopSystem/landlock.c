// Landlock by its numbers: a library's headers are often older than the kernel.
#define _GNU_SOURCE
#include "confine.h"

#include <errno.h>

#ifdef __linux__
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };

struct ruleset_attributes {
  uint64_t files, network, scoped;
};
struct __attribute__((packed)) path_rule {
  uint64_t allowed;
  int32_t parent;
};

// Source: Linux, include/uapi/linux/landlock.h.
#define EXECUTE (UINT64_C(1) << 0)
#define WRITE_FILE (UINT64_C(1) << 1)
#define READ_FILE (UINT64_C(1) << 2)
#define READ_FOLDER (UINT64_C(1) << 3)
/// The rights of the first version.
#define FIRST_RIGHTS ((UINT64_C(1) << 13) - 1)
/// Character devices, sockets, block devices: a confined program may make none of these.
#define MAKE_SPECIAL (UINT64_C(1) << 6 | UINT64_C(1) << 9 | UINT64_C(1) << 11)
#define REFER (UINT64_C(1) << 13)
#define TRUNCATE_FILE (UINT64_C(1) << 14)
#define CONTROL_DEVICE (UINT64_C(1) << 15)
#define BIND_AND_CONNECT_TCP 3
#define ABSTRACT_SOCKETS_AND_SIGNALS 3

int workshop_landlock_abi(void) {
  long version = syscall(create_ruleset, NULL, 0, 1);
  return version < 0 ? 0 : (int)version;
}

static uint64_t handled(int abi) {
  uint64_t rights = FIRST_RIGHTS;
  if (abi >= 2) rights |= REFER;
  if (abi >= 3) rights |= TRUNCATE_FILE;
  if (abi >= 5) rights |= CONTROL_DEVICE;
  return rights;
}

/// A path that is not there is no error.
static int add_path(int ruleset, const char *path, uint64_t rights) {
  int parent = open(path, O_PATH | O_CLOEXEC);
  if (parent < 0) return 0;
  struct stat status;
  int error = fstat(parent, &status) == 0 ? 0 : errno;
  if (error == 0) {
    if (!S_ISDIR(status.st_mode))
      rights &= EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE_FILE | CONTROL_DEVICE;
    struct path_rule rule = {rights, parent};
    if (syscall(add_rule, ruleset, 1, &rule, 0) != 0) error = errno;
  }
  close(parent);
  return error;
}

int workshop_landlock_ruleset(int abi, const char *const readable[], const char *const writable[],
                              int *ruleset) {
  struct ruleset_attributes attributes = {
      .files = handled(abi),
      .network = abi >= 4 ? BIND_AND_CONNECT_TCP : 0,
      .scoped = abi >= 6 ? ABSTRACT_SOCKETS_AND_SIGNALS : 0,
  };
  // An older kernel knows a shorter structure, and takes a longer one whose rest is zero.
  long made = syscall(create_ruleset, &attributes, sizeof attributes, 0);
  if (made < 0) return errno;
  int error = 0;
  for (int i = 0; error == 0 && readable[i] != NULL; i++)
    error = add_path((int)made, readable[i], EXECUTE | READ_FILE | READ_FOLDER);
  for (int i = 0; error == 0 && writable[i] != NULL; i++)
    error = add_path((int)made, writable[i],
                     handled(abi) & ~(MAKE_SPECIAL | EXECUTE | CONTROL_DEVICE));
  if (error != 0) {
    close((int)made);
    return error;
  }
  int high = fcntl((int)made, F_DUPFD_CLOEXEC, 10);
  error = high < 0 ? errno : 0;
  close((int)made);
  *ruleset = high;
  return error;
}

int apply_ruleset(int ruleset) {
  // libdispatch reads /proc/THREAD/stat of its threads, whose numbers are not known before, and
  // traps where it may not. What /proc keeps for a process's own user, Landlock keeps from it.
  int error = add_path(ruleset, "/proc", READ_FILE);
  if (error == 0) error = add_path(ruleset, "/proc/self", READ_FILE | READ_FOLDER);
  if (error != 0) return error;
  return syscall(restrict_self, ruleset, 0) == 0 ? 0 : errno;
}

#else

int workshop_landlock_abi(void) { return 0; }

int workshop_landlock_ruleset(int abi, const char *const readable[], const char *const writable[],
                              int *ruleset) {
  (void)abi, (void)readable, (void)writable, (void)ruleset;
  return ENOSYS;
}

#endif
