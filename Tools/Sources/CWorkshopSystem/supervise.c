// A process between the command and a program that runs a learner's code. It has one job: when the
// program is gone, it ends all that the program started, in any session.
#define _GNU_SOURCE
#include "confine.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#ifdef __linux__
static int number_at(const char **text, const char *end) {
  int number = 0;
  while (*text < end && (**text < '0' || **text > '9')) ++*text;
  if (*text == end) return 0;
  while (*text < end && **text >= '0' && **text <= '9') number = number * 10 + *(*text)++ - '0';
  return number;
}

/// Ends children that /proc lists for this process. Returns how many, or -1 without such a list.
static int kill_listed_children(void) {
  int file = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  char text[4096];
  ssize_t length = read(file, text, sizeof text);
  close(file);
  if (length < 0) return -1;
  // A number that the buffer cut is left for the next turn.
  if (length == (ssize_t)sizeof text)
    while (length > 0 && text[length - 1] != ' ') length--;
  int count = 0;
  const char *next = text;
  for (pid_t child; (child = number_at(&next, text + length)) > 0; count++) kill(child, SIGKILL);
  return count;
}

/// Ends children by looking at every process: for a kernel without lists of children.
static int kill_found_children(void) {
  int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return -1;
  pid_t self = getpid();
  int count = 0;
  char entries[4096];
  for (long length; (length = syscall(SYS_getdents64, folder, entries, sizeof entries)) > 0;) {
    for (long at = 0; at < length;) {
      // An entry: inode 8 bytes, offset 8, its own length 2, type 1, name.
      char *entry = entries + at;
      at += *(unsigned short *)(entry + 16);
      char *name = entry + 19, path[64] = "/proc/";
      if (*name < '1' || *name > '9') continue;
      int end = 6;
      while (*name != 0 && end < 20) path[end++] = *name++;
      for (const char *rest = "/stat"; *rest != 0;) path[end++] = *rest++;
      int file = open(path, O_RDONLY | O_CLOEXEC);
      if (file < 0) continue;
      char text[512];
      ssize_t got = read(file, text, sizeof text);
      close(file);
      // The name stands in brackets and may hold any; the state and the parent follow the last.
      const char *last = NULL;
      for (ssize_t i = 0; i < got; i++)
        if (text[i] == ')') last = text + i;
      const char *digits = path + 6;
      if (last == NULL || number_at(&last, text + got) != self) continue;
      kill(number_at(&digits, path + end), SIGKILL);
      count++;
    }
  }
  close(folder);
  return count;
}
#endif

/// Ends the processes that are left. A process whose parent ends becomes a child of this one. So
/// one generation after another comes up, and a pass is shorter than the time in which one could
/// start another.
static void end_strangers(void) {
  for (;;) {
    pid_t child;
    while ((child = waitpid(-1, NULL, WNOHANG)) > 0) {}
    if (child < 0 && errno == ECHILD) return;
#ifdef __linux__
    int count = kill_listed_children();
    if (count < 0) count = kill_found_children();
    if (count < 0) return;
    if (count > 0) while (waitpid(-1, NULL, 0) < 0 && errno == EINTR) {}
#else
    return;
#endif
  }
}

static void close_all_but(int kept) {
#ifdef SYS_close_range
  if (syscall(SYS_close_range, 0, kept - 1, 0) == 0 &&
      syscall(SYS_close_range, kept + 1, ~0U, 0) == 0)
    return;
#endif
  for (int i = 0; i < 4096; i++)
    if (i != kept) close(i);
}

/// What the thread that starts a supervisor is told, and tells.
struct start {
  struct launch launch;
  pid_t command;
  /// Where the supervisor's id is written once the program has been started, or minus an errno.
  int answer;
  volatile int has_answered;
};

/// Does nothing. A signal whose default is to be ignored is dropped by some systems, XNU among them, even while it
/// is blocked; one with a handler stays for `sigwait`.
static void note_child(int number) { (void)number; }

static void supervise(struct start *start) __attribute__((noreturn));
static void supervise(struct start *start) {
  // Away from the terminal's interrupts: the command tells us when to end. A session of its own
  // would be a scheduling group of its own, and on a busy machine its turn comes later.
  setpgid(0, 0);
#ifdef __linux__
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  prctl(PR_SET_PDEATHSIG, SIGTERM, 0, 0, 0);
#endif
  if (getppid() != start->command) _exit(1);
  // A signal that is ignored would not be waited for.
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigaction(SIGTERM, &action, NULL);
  action.sa_handler = note_child;
  sigaction(SIGCHLD, &action, NULL);

  int report_end = start->launch.report;
  struct workshop_report report = {0};
  pid_t program = launch_program(&start->launch);
  if (program < 0) report.error = errno;
  pid_t self = getpid();
  start->has_answered = 1;
  // The starter goes on now, and what the launch points to may be gone.
  ssize_t written = write(start->answer, &self, sizeof self);
  close_all_but(report_end);
  sigset_t awaited;
  sigemptyset(&awaited);
  sigaddset(&awaited, SIGTERM);
  sigaddset(&awaited, SIGCHLD);
  while (program > 0) {
    siginfo_t info = {0};
    // It stays unreaped, so its group's id cannot be used again before the group is ended.
    if (waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) != 0 && errno != EINTR) break;
    if (info.si_pid == program) {
      kill(-program, SIGKILL);
      struct rusage usage;
      while (wait4(program, &report.status, 0, &usage) < 0 && errno == EINTR) {}
      report.peak = usage.ru_maxrss;
      break;
    }
    if (info.si_pid > 0) {
      waitpid(info.si_pid, NULL, 0);
      continue;
    }
    int number = 0;
    if (sigwait(&awaited, &number) == 0 && number == SIGTERM) {
      kill(-program, SIGKILL);
      kill(program, SIGKILL);
    }
  }
  end_strangers();
  written = write(report_end, &report, sizeof report);
  _exit(written == (ssize_t)sizeof report ? 0 : 1);
}

#ifdef __linux__
/// Runs on a thread of its own, which stands still until the supervisor has ended: a supervisor
/// works in this process's memory, on this thread's stack, because a copy of that memory would
/// take longer than most programs run. No other thread ever waits for this one.
static void *start_supervisor(void *argument) {
  struct start *start = argument;
  pid_t child = vfork();
  if (child == 0) supervise(start);
  if (!start->has_answered) {
    // There is no supervisor, or it was killed at once.
    pid_t error = child < 0 ? -errno : -ECHILD;
    if (child > 0) waitpid(child, NULL, 0);
    ssize_t written = write(start->answer, &error, sizeof error);
    (void)written;
  }
  free(start);
  return NULL;
}
#endif

int workshop_spawn_supervised(const char *executable, char *const arguments[],
                              char *const environment[], const char *directory,
                              const int *descriptors, int descriptor_count,
                              const struct workshop_confinement *confinement, int report,
                              pid_t *supervisor) {
  int ends[2];
  int error = workshop_pipe(ends);
  if (error != 0) return error;
  // The thread of a supervisor needs it for longer than this function lasts.
  struct start *start = malloc(sizeof *start);
  if (start == NULL) abort();
  *start = (struct start){{executable, arguments, environment, directory, descriptors,
                           descriptor_count, *confinement, report},
                          getpid(), ends[1], 0};
  // A supervisor has no handlers: it takes its signals when it is ready for them.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
#ifdef __linux__
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, 256 << 10);
  pthread_t thread;
  error = pthread_create(&thread, &attributes, start_supervisor, start);
  if (error != 0) free(start);
  pthread_attr_destroy(&attributes);
#else
  pid_t child = fork();
  // From here to _exit the child makes system calls and nothing else: other threads may have held
  // any lock when it was made.
  if (child == 0) supervise(start);
  if (child < 0) error = errno;
  free(start);
#endif
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (error == 0) {
    pid_t answer = -EIO;
    ssize_t got;
    while ((got = read(ends[0], &answer, sizeof answer)) < 0 && errno == EINTR) {}
    if (answer > 0) *supervisor = answer; else error = -answer;
  }
  close(ends[0]);
  close(ends[1]);
  return error;
}
