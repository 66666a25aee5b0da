// Tells ThreadSanitizer what a Mutex of the Synchronization module does when two threads want it.
//
// The quick ways in and out are compiled into the program, and so seen. The slow ones are in the
// library, which is not built for the sanitizer: it would report races where the lock prevents them.
// These functions take the place of the library's, call them, and say what was acquired or released.
// Source: swiftlang/swift, stdlib/public/Synchronization/Mutex/LinuxImpl.swift.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

void __tsan_acquire(void *address);
void __tsan_release(void *address);

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

// LOCK, TRY_LOCK and UNLOCK are their names, from ToolchainAssumptions.swift.

SWIFT void lock_slowly(uint32_t thread, SELF) __asm__(LOCK);
SWIFT bool try_lock_slowly(SELF) __asm__(TRY_LOCK);
SWIFT void unlock_slowly(SELF) __asm__(UNLOCK);

SWIFT void lock_slowly(uint32_t thread, SELF) {
  SWIFT void (*lock)(uint32_t, SELF) = dlsym(RTLD_NEXT, LOCK);
  lock(thread, self);
  __tsan_acquire(self);
}

SWIFT bool try_lock_slowly(SELF) {
  SWIFT bool (*try_lock)(SELF) = dlsym(RTLD_NEXT, TRY_LOCK);
  bool is_locked = try_lock(self);
  if (is_locked) __tsan_acquire(self);
  return is_locked;
}

SWIFT void unlock_slowly(SELF) {
  SWIFT void (*unlock)(SELF) = dlsym(RTLD_NEXT, UNLOCK);
  __tsan_release(self);
  unlock(self);
}
