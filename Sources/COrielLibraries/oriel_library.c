#include "oriel_library.h"

#include <dlfcn.h>

gboolean oriel_library_load(const char *const *libraries, const char *const *names, void **functions) {
  void *library = NULL;
  for (; library == NULL && *libraries != NULL; libraries++) library = dlopen(*libraries, RTLD_LAZY | RTLD_GLOBAL);
  if (library == NULL) return FALSE;
  for (; *names != NULL; names++, functions++) {
    *functions = dlsym(library, *names);
    if (*functions == NULL) return FALSE;
  }
  return TRUE;
}
