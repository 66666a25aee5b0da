// What a program and its descendants use now.
#define _GNU_SOURCE
#include "workshop_system.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/file.h>
#include <unistd.h>

#ifdef __linux__
#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>

/// More than any limit on processes lets through.
enum { most_processes = 4096 };

static ssize_t contents(const char *path, char *text, size_t size) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t length = read(file, text, size - 1);
  close(file);
  if (length >= 0) text[length] = 0;
  return length;
}

/// Adds the children of one thread; returns the new count, or -1 where the kernel has no list.
static int add_children(const char *path, pid_t *found, int count) {
  char text[4096];
  if (contents(path, text, sizeof text) < 0) return -1;
  for (char *next = text; count < most_processes;) {
    char *end;
    long child = strtol(next, &end, 10);
    if (end == next) break;
    found[count++] = (pid_t)child;
    next = end;
  }
  return count;
}

/// The parent that a process has, from its line in /proc, or -1.
static pid_t parent_of(pid_t process) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  if (contents(path, text, sizeof text) < 0) return -1;
  char *last = strrchr(text, ')');
  int parent;
  return last != NULL && sscanf(last + 1, " %*c %d", &parent) == 1 ? parent : -1;
}

/// Adds children by looking at every process: for a kernel without lists of children.
static int add_found_children(pid_t process, pid_t *found, int count) {
  DIR *folder = opendir("/proc");
  if (folder == NULL) return count;
  for (struct dirent *entry; count < most_processes && (entry = readdir(folder)) != NULL;) {
    pid_t other = atoi(entry->d_name);
    if (other > 0 && parent_of(other) == process) found[count++] = other;
  }
  closedir(folder);
  return count;
}

/// The microseconds of processor time that a process has used, without those of its children, or 0.
static int64_t processor_time_of(pid_t process) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  if (contents(path, text, sizeof text) < 0) return 0;
  char *last = strrchr(text, ')');
  unsigned long user, system;
  // Fields 14 and 15 of proc_pid_stat(5); the third is the first behind the name.
  if (last == NULL ||
      sscanf(last + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system) != 2)
    return 0;
  return (int64_t)(user + system) * 1000000 / sysconf(_SC_CLK_TCK);
}

int workshop_tree_usage(pid_t root, int includes_root, struct workshop_usage *usage) {
  pid_t *found = malloc(sizeof(pid_t) * most_processes);
  if (found == NULL) return -1;
  long page = sysconf(_SC_PAGESIZE);
  int count = 1, processes = 0;
  found[0] = root;
  *usage = (struct workshop_usage){0};
  for (int i = 0; i < count; i++) {
    char path[64], text[256];
    snprintf(path, sizeof path, "/proc/%d/task", found[i]);
    DIR *tasks = opendir(path);
    if (tasks == NULL) continue;
    int own_threads = 0, has_lists = 1;
    for (struct dirent *task; (task = readdir(tasks)) != NULL;) {
      if (task->d_name[0] == '.') continue;
      own_threads++;
      char list[128];
      snprintf(list, sizeof list, "%s/%.20s/children", path, task->d_name);
      int more = has_lists ? add_children(list, found, count) : count;
      // A thread may have ended since; only where the kernel has no lists is there no file at all.
      if (more >= 0) count = more;
      else if (access("/proc/thread-self/children", F_OK) != 0) has_lists = 0;
    }
    closedir(tasks);
    if (!has_lists) count = add_found_children(found[i], found, count);
    if (i == 0 && !includes_root) continue;
    long size, pages;
    snprintf(path, sizeof path, "/proc/%d/statm", found[i]);
    if (contents(path, text, sizeof text) > 0 && sscanf(text, "%ld %ld", &size, &pages) == 2) {
      usage->resident += (int64_t)pages * page;
      usage->threads += own_threads;
      usage->processor += processor_time_of(found[i]);
      processes++;
    }
  }
  free(found);
  return processes;
}

int workshop_user_threads(uid_t user) {
  DIR *folder = opendir("/proc");
  if (folder == NULL) return -1;
  int threads = 0;
  for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
    if (atoi(entry->d_name) <= 0) continue;
    char path[320], text[4096];
    snprintf(path, sizeof path, "/proc/%s/status", entry->d_name);
    if (contents(path, text, sizeof text) <= 0) continue;
    unsigned owner;
    int count;
    char *line = strstr(text, "\nUid:");
    if (line == NULL || sscanf(line, "\nUid: %u", &owner) != 1 || owner != user) continue;
    line = strstr(text, "\nThreads:");
    if (line != NULL && sscanf(line, "\nThreads: %d", &count) == 1) threads += count;
  }
  closedir(folder);
  return threads;
}

void workshop_hide_this_process(void) { prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }

#elif defined(__APPLE__)
#include <libproc.h>
#include <mach/mach_time.h>
#include <sys/proc_info.h>

// Not tried: there is no such machine where this was written.
int workshop_tree_usage(pid_t root, int includes_root, struct workshop_usage *usage) {
  enum { most_processes = 1024 };
  pid_t found[most_processes];
  int count = 1, processes = 0;
  found[0] = root;
  *usage = (struct workshop_usage){0};
  // Times are in units of the machine's own: 125/3 nanoseconds on Apple silicon.
  mach_timebase_info_data_t unit;
  if (mach_timebase_info(&unit) != KERN_SUCCESS || unit.denom == 0) return -1;
  for (int i = 0; i < count; i++) {
    int more = proc_listchildpids(
        found[i], found + count, (int)sizeof(pid_t) * (most_processes - count));
    if (more > 0) count += more;
    if (i == 0 && !includes_root) continue;
    struct proc_taskinfo info;
    if (proc_pidinfo(found[i], PROC_PIDTASKINFO, 0, &info, sizeof info) != (int)sizeof info)
      continue;
    usage->resident += (int64_t)info.pti_resident_size;
    usage->threads += info.pti_threadnum;
    usage->processor += (int64_t)((info.pti_total_user + info.pti_total_system) / unit.denom *
                                  unit.numer / 1000);
    processes++;
  }
  return processes;
}

int workshop_user_threads(uid_t user) {
  (void)user;
  return -1;
}

void workshop_hide_this_process(void) {}

#else

int workshop_tree_usage(pid_t root, int includes_root, struct workshop_usage *usage) {
  (void)root, (void)includes_root, (void)usage;
  return -1;
}

int workshop_user_threads(uid_t user) {
  (void)user;
  return -1;
}

void workshop_hide_this_process(void) {}

#endif

int workshop_lock(const char *path) {
  int file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (file < 0) return -1;
  if (flock(file, LOCK_EX | LOCK_NB) == 0) return file;
  close(file);
  return -1;
}
