#pragma once
#include "workshop_system.h"

#include <signal.h>

/// What a supervisor needs to start its program.
struct launch {
  const char *executable;
  char *const *arguments;
  char *const *environment;
  const char *directory;
  const int *descriptors;
  int descriptor_count;
  struct workshop_confinement confinement;
  int report;
};

/// Starts the program of a supervisor, confined. Returns its id, or -1 with errno. A program that
/// cannot be executed writes why to the report itself. Called after fork: system calls only.
pid_t launch_program(const struct launch *launch);

/// In the program's own process: fills in its id where the filter has the mark for it.
void filter_own_process(void *filter, int count, pid_t process);

/// In the program's own process: lets it read of itself in /proc, then applies the ruleset.
/// Returns 0, or an errno.
int apply_ruleset(int ruleset);

/// Returns 0, or an errno.
int apply_filter(void *filter, int count);
