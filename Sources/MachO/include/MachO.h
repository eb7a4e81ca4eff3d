#ifndef ORIEL_MACH_O_H
#define ORIEL_MACH_O_H

#include <stdint.h>

// The part of Apple's module that enumerates the images of a process. On Linux a process has no Mach-O images: the count is zero, and code
// that looks for a framework by the name of its image finds none. Packages that log do that, to attribute messages to SwiftUI.
//
// The functions are inlined into the caller, so that a package that uses them needs no library for it.
#define LC_SEGMENT 0x1
#define LC_SEGMENT_64 0x19

struct mach_header {
  uint32_t magic;
  int32_t cputype;
  int32_t cpusubtype;
  uint32_t filetype;
  uint32_t ncmds;
  uint32_t sizeofcmds;
  uint32_t flags;
};

struct mach_header_64 {
  uint32_t magic;
  int32_t cputype;
  int32_t cpusubtype;
  uint32_t filetype;
  uint32_t ncmds;
  uint32_t sizeofcmds;
  uint32_t flags;
  uint32_t reserved;
};

struct load_command {
  uint32_t cmd;
  uint32_t cmdsize;
};

struct segment_command {
  uint32_t cmd;
  uint32_t cmdsize;
  char segname[16];
  uint32_t vmaddr;
  uint32_t vmsize;
  uint32_t fileoff;
  uint32_t filesize;
  int32_t maxprot;
  int32_t initprot;
  uint32_t nsects;
  uint32_t flags;
};

struct segment_command_64 {
  uint32_t cmd;
  uint32_t cmdsize;
  char segname[16];
  uint64_t vmaddr;
  uint64_t vmsize;
  uint64_t fileoff;
  uint64_t filesize;
  int32_t maxprot;
  int32_t initprot;
  uint32_t nsects;
  uint32_t flags;
};

static inline uint32_t _dyld_image_count(void) { return 0; }

static inline const char *_dyld_get_image_name(uint32_t image_index) {
  (void)image_index;
  return 0;
}

static inline const struct mach_header *_dyld_get_image_header(uint32_t image_index) {
  (void)image_index;
  return 0;
}

static inline intptr_t _dyld_get_image_vmaddr_slide(uint32_t image_index) {
  (void)image_index;
  return 0;
}

#endif
