#pragma once
#include <glib.h>
#include <stddef.h>

// Fills a table of functions from the first library that is installed, and returns whether it has all of them. `libraries` and `names` end
// with NULL.
gboolean oriel_library_load(const char *const *libraries, const char *const *names, void **functions);

#define ORIEL_LIBRARY_FIELD(name) __typeof__(name) *name;
#define ORIEL_LIBRARY_NAME(name) #name,

// Defines `const Table *accessor(void)`, which loads a library once, and returns NULL if it isn't installed or lacks a function.
#define ORIEL_LIBRARY(Table, accessor, FUNCTIONS, ...)                                                    \
  const Table *accessor(void) {                                                                           \
    static Table table;                                                                                   \
    static gsize state = 0;                                                                               \
    if (g_once_init_enter(&state)) {                                                                      \
      static const char *const libraries[] = {__VA_ARGS__, NULL};                                         \
      static const char *const names[] = {FUNCTIONS(ORIEL_LIBRARY_NAME) NULL};                            \
      _Static_assert(sizeof(Table) == sizeof(names) - sizeof(names[0]), "A table has only functions.");   \
      g_once_init_leave(&state, oriel_library_load(libraries, names, (void **)&table) ? 1 : 2);           \
    }                                                                                                     \
    return state == 1 ? &table : NULL;                                                                    \
  }
