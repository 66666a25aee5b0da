#pragma once
#include <sys/types.h>

#include "workshop_symbols.h"

/// Makes a pipe whose ends no child inherits by chance and that stand at 10 or above.
/// Returns 0, or an errno.
int workshop_pipe(int ends[2]);

/// Starts a program in a process group of its own, in `directory`, with default signal
/// dispositions, /dev/null as standard input, and `descriptors[i]` as its descriptor i + 1.
/// Returns 0 and the process, or an errno.
int workshop_spawn(const char *executable, char *const arguments[], char *const environment[],
                   const char *directory, const int *descriptors, int descriptor_count,
                   pid_t *process);
