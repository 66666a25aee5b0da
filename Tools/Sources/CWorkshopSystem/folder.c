// How much a program has written to its own folder.
#define _GNU_SOURCE
#include "workshop_system.h"

#include <dirent.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/// Deeper than any honest program goes, and not too deep for this thread's stack.
enum { deepest = 24 };

/// Takes the descriptor. Returns 0, or -1 beyond a limit.
static int add(int folder, int depth, int most_entries, int *entries, int64_t *bytes) {
  DIR *contents = fdopendir(folder);
  if (contents == NULL) {
    close(folder);
    return 0;
  }
  int result = 0;
  for (struct dirent *entry; result == 0 && (entry = readdir(contents)) != NULL;) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    struct stat status;
    if (fstatat(dirfd(contents), entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0) continue;
    *bytes += (int64_t)status.st_blocks * 512;
    if (++*entries > most_entries || depth == deepest) result = -1;
    if (result != 0 || !S_ISDIR(status.st_mode)) continue;
    int below = openat(dirfd(contents), entry->d_name,
                       O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    // A folder that takes our rights away hides what it holds.
    if (below < 0) result = -1;
    else result = add(below, depth + 1, most_entries, entries, bytes);
  }
  closedir(contents);
  return result;
}

int64_t workshop_folder_usage(const char *path, int most_entries) {
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (folder < 0) return 0;
  int entries = 0;
  int64_t bytes = 0;
  return add(folder, 0, most_entries, &entries, &bytes) == 0 ? bytes : INT64_MAX;
}
