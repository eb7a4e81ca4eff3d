#pragma once
#include <stddef.h>

// indexstore_string_ref_t of indexstore/indexstore.h, which Swift's toolchains leave out of their search path. The library hands it over
// by value, and only a C struct has that calling convention in Swift.
typedef struct {
  const char *data;
  size_t length;
} IndexString;
