// In C because glibc hides pipe2 and posix_spawn's chdir from Swift behind _GNU_SOURCE.
#define _GNU_SOURCE
#include "workshop_system.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

int workshop_pipe(int ends[2]) {
  int low[2];
#ifdef __linux__
  if (pipe2(low, O_CLOEXEC) != 0) return errno;
#else
  if (pipe(low) != 0) return errno;
#endif
  // Away from the numbers that the child is given, so that dup2 never meets itself.
  ends[0] = fcntl(low[0], F_DUPFD_CLOEXEC, 10);
  ends[1] = fcntl(low[1], F_DUPFD_CLOEXEC, 10);
  int error = ends[0] < 0 || ends[1] < 0 ? errno : 0;
  close(low[0]);
  close(low[1]);
  if (error != 0) {
    if (ends[0] >= 0) close(ends[0]);
    if (ends[1] >= 0) close(ends[1]);
  }
  return error;
}

int workshop_spawn(const char *executable, char *const arguments[], char *const environment[],
                   const char *directory, const int *descriptors, int descriptor_count,
                   pid_t *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);

  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  for (int i = 0; i < descriptor_count; i++)
    posix_spawn_file_actions_adddup2(&actions, descriptors[i], i + 1);
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
  // Descriptors that this process got from its own parent are not for the child.
  posix_spawn_file_actions_addclosefrom_np(&actions, descriptor_count + 1);
#endif
  posix_spawn_file_actions_addchdir_np(&actions, directory);

  sigset_t signals;
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGHUP);
  sigaddset(&signals, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  posix_spawnattr_setpgroup(&attributes, 0);
  short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  posix_spawnattr_setflags(&attributes, flags);

  int result = posix_spawn(process, executable, &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return result;
}
