// Lets a program that was loaded once be run many times: it stops before its `main`, and each run is
// a copy of it. Half of what a small call of the compiler takes is loading the compiler, 210 MB with
// 300 000 addresses to fill in.
//
// `verify`, `grade` and `watch` preload this library (LD_PRELOAD) into compilers, linkers and readers of
// their own; see Tools/Sources/WorkshopEngine/System/Standby.swift. A copy knows nothing of the runs before it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/// Where runs are asked for, and where their ends are reported.
enum { reports = 3, requests = 4 };

typedef int main_function(int count, char **arguments, char **environment);
typedef int start_function(main_function *, int, char **, void (*)(void), void (*)(void),
                           void (*)(void), void *);

/// The errno where no copy could be made, its status as wait has it, and its largest resident set.
struct report {
  int64_t error, status, peak;
};

static main_function *real_main;

static int read_whole(void *buffer, size_t length) {
  for (size_t filled = 0; filled < length;) {
    ssize_t count = read(requests, (char *)buffer + filled, length - filled);
    if (count > 0) filled += (size_t)count;
    else if (count == 0 || errno != EINTR) return 0;
  }
  return 1;
}

/// Reads the arguments of the next run, or ends this process where no run will follow.
static char **next_arguments(int *count) {
  uint32_t length;
  if (!read_whole(&length, sizeof length)) _exit(0);
  char *text = malloc(length);
  if (text == NULL || !read_whole(text, length)) _exit(1);
  *count = 0;
  for (uint32_t i = 0; i < length; i++) *count += text[i] == 0;
  char **arguments = calloc((size_t)*count + 1, sizeof *arguments);
  if (arguments == NULL) _exit(1);
  char *next = text;
  for (int i = 0; i < *count; i++, next += strlen(next) + 1) arguments[i] = next;
  return arguments;
}

/// Loads what most runs would load by themselves: paths with colons between them.
static void load_libraries(void) {
  char *paths = getenv("WORKSHOP_STANDBY_LIBRARIES");
  for (char *path = paths ? strtok(paths, ":") : NULL; path != NULL; path = strtok(NULL, ":"))
    dlopen(path, RTLD_LAZY | RTLD_LOCAL);
  unsetenv("WORKSHOP_STANDBY_LIBRARIES");
}

/// Swift's runtime asks the kernel for a program's arguments, and would be told those of this process.
static void tell_swift(char **arguments, int count) {
  void (*replace)(char **, int) =
      (void (*)(char **, int))dlsym(RTLD_DEFAULT, "_swift_stdlib_overrideUnsafeArgvArgc");
  if (replace != NULL) replace(arguments, count);
}

static int wait_for_runs(int count, char **arguments, char **environment) {
  (void)count, (void)arguments;
  // A program that this one starts is an ordinary one.
  unsetenv("LD_PRELOAD");
  load_libraries();
  for (;;) {
    int own_count;
    char **own_arguments = next_arguments(&own_count);
    pid_t copy = fork();
    if (copy == 0) {
      close(reports);
      close(requests);
      tell_swift(own_arguments, own_count);
      return real_main(own_count, own_arguments, environment);
    }
    free(own_arguments[0]);
    free(own_arguments);
    int error = copy < 0 ? errno : 0, status = 0;
    struct rusage usage = {0};
    while (copy > 0 && wait4(copy, &status, 0, &usage) < 0 && errno == EINTR) {}
    struct report report = {error, status, usage.ru_maxrss};
    if (write(reports, &report, sizeof report) != (ssize_t)sizeof report) _exit(1);
  }
}

/// The C library's function of this name runs what initialises a program, and then its `main`.
int __libc_start_main(main_function *program, int count, char **arguments, void (*begin)(void),
                      void (*end)(void), void (*unload)(void), void *stack) {
  start_function *start = (start_function *)dlsym(RTLD_NEXT, "__libc_start_main");
  real_main = program;
  return start(wait_for_runs, count, arguments, begin, end, unload, stack);
}
