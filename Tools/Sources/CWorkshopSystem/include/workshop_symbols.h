#pragma once
#include <stddef.h>
#include <stdint.h>

/// The Swift runtime's own reading of a mangled name.
/// Returns a string for the caller to free, or null where the name is none of Swift's.
char *_Nullable swift_demangle(const char *_Nonnull name, size_t length, char *_Nullable buffer,
                               size_t *_Nullable buffer_size, uint32_t flags);
