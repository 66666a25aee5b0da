#pragma once
#include <sys/types.h>

/// Makes a pipe whose ends no child inherits by chance and that stand at 10 or above.
/// Returns 0, or an errno.
int workshop_pipe(int ends[2]);

/// Opens /dev/null for each standard stream that was closed, so that no file gets its number, and has
/// standard output written line by line.
void workshop_prepare_streams(void);

/// Writes out what standard output still holds.
/// Returns 0; EPIPE where nobody reads it any more; EIO where it cannot be written, now or before.
int workshop_flush_output(void);

/// Starts a program in a process group of its own, in `directory`, with default signal
/// dispositions, /dev/null as standard input, and `descriptors[i]` as its descriptor i + 1.
/// Returns 0 and the process, or an errno.
int workshop_spawn(const char *executable, char *const arguments[], char *const environment[],
                   const char *directory, const int *descriptors, int descriptor_count,
                   pid_t *process);
