#pragma once
#include <stdint.h>
#include <sys/types.h>

#include "workshop_symbols.h"

/// Makes a pipe whose ends no child inherits by chance and that stand at 10 or above.
/// Returns 0, or an errno.
int workshop_pipe(int ends[2]);

/// Opens /dev/null for each standard stream that was closed, so that no file gets its number, and has
/// standard output written line by line.
void workshop_prepare_streams(void);

/// Writes out what standard output still holds.
/// Returns 0; EPIPE where no process reads it any more; EIO where it cannot be written, now or
/// before.
int workshop_flush_output(void);

/// Starts a program in a process group of its own, in `directory`, with default signal
/// dispositions, /dev/null as standard input, and `descriptors[i]` as its descriptor i + 1.
/// Returns 0 and the process, or an errno.
int workshop_spawn(const char *executable, char *const arguments[], char *const environment[],
                   const char *directory, const int *descriptors, int descriptor_count,
                   pid_t *process);

/// What a supervised program may do. All zero, with `ruleset` -1, holds nothing back.
struct workshop_confinement {
  /// Becomes this user and group, and no other group; 0 leaves the user as it is.
  uid_t user;
  /// Gives up every capability: for a program that stays root.
  int drops_capabilities;
  /// The kernel's limits in bytes or numbers; 0 leaves one as it is.
  uint64_t address_space, processes, file_size, open_files;
  /// A Landlock ruleset of `workshop_landlock_ruleset`, or -1.
  int ruleset;
  /// A filter of `workshop_filter`, or NULL. The one place for the program's own id is filled in.
  void *filter;
  int filter_count;
  /// Nothing that it executes gains a right.
  int no_new_privileges;
  /// Has no terminal that it could type on.
  int new_session;
};

/// What a supervisor says of its program. Of several reports the first one counts.
struct workshop_report {
  /// 0: it ended, with `status` as wait has it. Else the errno with which it could not be started.
  int error;
  /// Which step of the start failed.
  int stage;
  int status;
  /// The largest resident set of one process of it, in the system's unit.
  long peak;
};

/// Starts a program as `workshop_spawn` does, below a supervisor: a process that ends with it,
/// reports to descriptor `report`, and before that ends all that the program left behind, in other
/// sessions too. SIGTERM to the supervisor ends all of it at once, and so does the end of this
/// process. Returns 0 and the supervisor, or an errno.
int workshop_spawn_supervised(const char *executable, char *const arguments[],
                              char *const environment[], const char *directory,
                              const int *descriptors, int descriptor_count,
                              const struct workshop_confinement *confinement, int report,
                              pid_t *supervisor);

/// The steps of a start that can fail, in order.
enum workshop_stage {
  workshop_stage_streams = 1,
  workshop_stage_directory,
  workshop_stage_limits,
  workshop_stage_user,
  workshop_stage_privileges,
  workshop_stage_landlock,
  workshop_stage_filter,
  workshop_stage_execution,
};

/// The version of Landlock that this kernel has, or 0.
int workshop_landlock_abi(void);

/// Makes a ruleset: all may be read and executed below `readable`, and read and written below
/// `writable`, and nothing else may be opened; paths that are not there are left out. Where the
/// version has them: no TCP, no signals and no abstract sockets beyond the ruleset.
/// Returns 0 and a descriptor, or an errno.
int workshop_landlock_ruleset(int abi, const char *const readable[], const char *const writable[],
                              int *ruleset);

/// Writes a filter of system calls into `filter`, which has room for `workshop_filter_capacity`
/// instructions. With `only_own_signals`, a process may signal only itself.
/// Returns the number of instructions of 8 bytes each, or 0 where there is none for this system.
int workshop_filter(void *filter, int only_own_signals);
enum { workshop_filter_capacity = 1024 };

/// Keeps other processes of the same user from looking into this one, where the system can.
void workshop_hide_this_process(void);

/// What processes use: bytes, a count, and microseconds.
struct workshop_usage {
  int64_t resident;
  int threads;
  /// Of the processes that live; without what ended ones have used.
  int64_t processor;
};

/// Sums what a process and what descends from it use.
/// Returns the number of processes, or -1 where the system does not tell.
int workshop_tree_usage(pid_t root, int includes_root, struct workshop_usage *usage);

/// How many threads a user has on this machine, or -1 where the system does not tell.
int workshop_user_threads(uid_t user);

/// The bytes that a folder's contents take on the disk; INT64_MAX where it has more entries than
/// that, or folders that are very deep or cannot be looked into.
int64_t workshop_folder_usage(const char *path, int most_entries);

/// Takes an exclusive lock on a file until it is closed; makes the file where there is none.
/// Returns a descriptor, or -1 where it is taken or cannot be made.
int workshop_lock(const char *path);
