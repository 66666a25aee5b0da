// What happens between the start of a program's process and its first instruction. The process
// still has its supervisor's memory, so all here is system calls on what was made before.
#define _GNU_SOURCE
#include "confine.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __linux__
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

static int set_streams(const struct launch *launch) {
  int empty = open("/dev/null", O_RDONLY);
  if (empty < 0) return errno;
  if (empty != 0 && (dup2(empty, 0) < 0 || close(empty) != 0)) return errno;
  for (int i = 0; i < launch->descriptor_count; i++)
    if (dup2(launch->descriptors[i], i + 1) < 0) return errno;
  int first = launch->descriptor_count + 1;
#if defined(SYS_close_range)
  // Closed when it is executed, and not now: the report is needed until then.
  if (syscall(SYS_close_range, first, ~0U, 4 /* CLOSE_RANGE_CLOEXEC */) == 0) return 0;
#endif
  for (int i = first; i < 4096; i++) fcntl(i, F_SETFD, FD_CLOEXEC);
  return 0;
}

static int set_limit(int resource, uint64_t value) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return errno;
  if (limit.rlim_max != RLIM_INFINITY && limit.rlim_max < value) value = limit.rlim_max;
  limit.rlim_cur = limit.rlim_max = (rlim_t)value;
  return setrlimit(resource, &limit) == 0 ? 0 : errno;
}

static int set_limits(const struct workshop_confinement *confinement) {
  int error = 0;
  if (error == 0 && confinement->address_space != 0) {
#ifdef __linux__
    error = set_limit(RLIMIT_AS, confinement->address_space);
#endif
  }
  if (error == 0 && confinement->processes != 0)
    error = set_limit(RLIMIT_NPROC, confinement->processes);
  if (error == 0 && confinement->file_size != 0)
    error = set_limit(RLIMIT_FSIZE, confinement->file_size);
  if (error == 0 && confinement->open_files != 0) {
    error = set_limit(RLIMIT_NOFILE, confinement->open_files);
    if (error == 0) error = set_limit(RLIMIT_CORE, 0);
  }
  return error;
}

static int set_user(const struct workshop_confinement *confinement) {
#ifdef __linux__
  if (confinement->drops_capabilities) {
    // Where this is refused, no_new_privileges still keeps them from coming back.
    for (int capability = 0; prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) == 0; capability++) {}
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct none[2] = {{0}};
    if (syscall(SYS_capset, &header, none) != 0) return errno;
  }
  if (confinement->user == 0) return 0;
  // Not by way of the library, whose functions change the user of every thread that it knows of.
  if (syscall(SYS_setgroups, 0, NULL) != 0) return errno;
  gid_t group = confinement->user;
  if (syscall(SYS_setresgid, group, group, group) != 0) return errno;
  if (syscall(SYS_setresuid, confinement->user, confinement->user, confinement->user) != 0)
    return errno;
#else
  if (confinement->user == 0) return 0;
  gid_t group = confinement->user;
  if (setgroups(1, &group) != 0 || setgid(group) != 0) return errno;
  if (setuid(confinement->user) != 0) return errno;
#endif
  return 0;
}

/// Runs in the program's process, and ends in the program or with the reason why not.
static void become_program(const struct launch *launch, struct workshop_report *report,
                           pid_t supervisor) {
  const struct workshop_confinement *confinement = &launch->confinement;
  if (confinement->new_session) setsid();
  else setpgid(0, 0);
  struct sigaction action = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) sigaction(number, &action, NULL);

  report->stage = workshop_stage_streams;
  if ((report->error = set_streams(launch)) != 0) return;
  report->stage = workshop_stage_directory;
  if (chdir(launch->directory) != 0) {
    report->error = errno;
    return;
  }
  report->stage = workshop_stage_limits;
  if ((report->error = set_limits(confinement)) != 0) return;
  report->stage = workshop_stage_user;
  if ((report->error = set_user(confinement)) != 0) return;
#ifdef __linux__
  report->stage = workshop_stage_privileges;
  // After the change of user, which takes it back.
  prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  if (getppid() != supervisor) _exit(1);
  if (confinement->no_new_privileges && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) {
    report->error = errno;
    return;
  }
  report->stage = workshop_stage_landlock;
  if (confinement->ruleset >= 0 && (report->error = apply_ruleset(confinement->ruleset)) != 0)
    return;
  report->stage = workshop_stage_filter;
  if (confinement->filter != NULL) {
    filter_own_process(confinement->filter, confinement->filter_count, getpid());
    report->error = apply_filter(confinement->filter, confinement->filter_count);
    if (report->error != 0) return;
  }
#endif
  report->stage = workshop_stage_execution;
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(launch->executable, launch->arguments, launch->environment);
  report->error = errno;
}

pid_t launch_program(const struct launch *launch) {
  pid_t supervisor = getpid();
#ifdef __linux__
  // The supervisor waits until the program is executed: no copy of its memory is made.
  pid_t process = vfork();
#else
  pid_t process = fork();
#endif
  if (process == 0) {
    struct workshop_report failure = {0};
    become_program(launch, &failure, supervisor);
    ssize_t written = write(launch->report, &failure, sizeof failure);
    _exit(written == (ssize_t)sizeof failure ? 127 : 126);
  }
  return process;
}
