/* The script and the output of every list program of `Scripts/benchmark lists`, which are the same for all of them.
 *
 * A program parses its arguments with `list_script_begin`, opens a window of LIST_WIDTH by LIST_HEIGHT points, calls
 * `list_script_first_frame` once its rows have been drawn for the first time, `list_script_tick` at the start of each frame after that,
 * and `list_script_drew` for each frame that was drawn. The processor time of a frame is that of the whole process from one tick to the
 * next: the move, layout, drawing, and everything else in that time. */
#ifndef LIST_SCRIPT_H
#define LIST_SCRIPT_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define LIST_ROWS 1000000
#define LIST_ROW_HEIGHT 44
#define LIST_WIDTH 400
#define LIST_HEIGHT 800
/* The cells of a grid, in columns of equal width. */
#define GRID_COLUMNS 4
#define GRID_CELL 100
#define GRID_EXTENT ((int64_t)LIST_ROWS / GRID_COLUMNS * GRID_CELL)
/* The height of the content. A program with a grid defines it as GRID_EXTENT before it includes this file, or sets it in the script. */
#ifndef LIST_EXTENT
#define LIST_EXTENT ((int64_t)LIST_ROWS * LIST_ROW_HEIGHT)
#endif
#define LIST_STEP 50
#define LIST_SCROLL_FRAMES 2000
#define LIST_JUMP_FRAMES 300
/* The number of frames without a move, in which a toolkit finishes deferred work of its start. */
#define LIST_REST_FRAMES 30

typedef enum { LIST_IDLE, LIST_SCROLL, LIST_JUMP, LIST_SHOW } ListMode;
typedef enum { LIST_REST, LIST_MOVE, LIST_END } ListAction;

typedef struct {
  ListMode mode;
  int frames;
  int rested;
  /* The number of moves, and the number of frames drawn since the first move. */
  int moved;
  int drawn;
  double offset;
  int64_t extent;
  uint64_t random;
  double *samples;
  double tick_time;
  double server_time;
  clockid_t server_clock;
  int has_server_clock;
} ListScript;

static inline double list_script_seconds(clockid_t clock) {
  struct timespec time = {0};
  clock_gettime(clock, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* Usage: PROGRAM idle | scroll [FRAMES] | jump [FRAMES] | show [OFFSET]. `show` stays open at an offset, for inspection. */
static inline int list_script_begin(ListScript *script, int argc, const char *const *argv) {
  const char *mode = argc > 1 ? argv[1] : "";
  memset(script, 0, sizeof *script);
  script->random = 1;
  script->extent = LIST_EXTENT;
  if (strcmp(mode, "idle") == 0) {
    script->mode = LIST_IDLE;
  } else if (strcmp(mode, "scroll") == 0) {
    script->mode = LIST_SCROLL;
    script->frames = argc > 2 ? atoi(argv[2]) : LIST_SCROLL_FRAMES;
  } else if (strcmp(mode, "jump") == 0) {
    script->mode = LIST_JUMP;
    script->frames = argc > 2 ? atoi(argv[2]) : LIST_JUMP_FRAMES;
  } else if (strcmp(mode, "show") == 0) {
    script->mode = LIST_SHOW;
    script->offset = argc > 2 ? atof(argv[2]) : 0;
  } else {
    fprintf(stderr, "usage: %s idle | scroll [FRAMES] | jump [FRAMES] | show [OFFSET]\n", argc > 0 ? argv[0] : "list");
    return 0;
  }
  if (script->frames < 0) script->frames = 0;
  script->samples = (double *)calloc((size_t)script->frames + 1, sizeof(double));
  /* The samples are written now, so that page faults don't count for a frame. */
  for (int frame = 0; frame <= script->frames; frame++) ((volatile double *)script->samples)[frame] = 0;
  const char *server = getenv("LIST_SERVER_PID");
  script->has_server_clock = server != NULL && clock_getcpuclockid((pid_t)atoi(server), &script->server_clock) == 0;
  return 1;
}

/* Prints the resident set size, the proportional set size and the private dirty memory of the process, in kibibytes. */
static inline void list_script_print_memory(const char *moment) {
  FILE *file = fopen("/proc/self/smaps_rollup", "r");
  char line[256];
  long value;
  if (file == NULL) return;
  while (fgets(line, sizeof line, file) != NULL) {
    if (sscanf(line, "Rss: %ld", &value) == 1) printf("%s_rss_kib %ld\n", moment, value);
    if (sscanf(line, "Pss: %ld", &value) == 1) printf("%s_pss_kib %ld\n", moment, value);
    if (sscanf(line, "Private_Dirty: %ld", &value) == 1) printf("%s_private_dirty_kib %ld\n", moment, value);
  }
  fclose(file);
}

/* Prints the time since exec, whose start LIST_START has in seconds since 1970, the processor time, and the memory. Returns whether the
 * script continues. */
static inline int list_script_first_frame(ListScript *script) {
  double now = list_script_seconds(CLOCK_REALTIME);
  const char *start = getenv("LIST_START");
  if (start != NULL) printf("startup_ms %.2f\n", (now - strtod(start, NULL)) * 1e3);
  printf("startup_cpu_ms %.2f\n", list_script_seconds(CLOCK_PROCESS_CPUTIME_ID) * 1e3);
  list_script_print_memory("first_frame");
  fflush(stdout);
  return script->mode != LIST_IDLE;
}

static inline int list_script_compare(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

/* Prints NAME_median_ms, NAME_p99_ms, NAME_mean_ms and NAME_max_ms of samples in seconds, which it sorts. */
static inline void list_script_print_samples(const char *name, double *samples, int count) {
  double sum = 0;
  if (count <= 0) return;
  qsort(samples, (size_t)count, sizeof *samples, list_script_compare);
  for (int index = 0; index < count; index++) sum += samples[index];
  printf("%s_median_ms %.4f\n", name, (samples[(count - 1) / 2] + samples[count / 2]) / 2 * 1e3);
  printf("%s_p99_ms %.4f\n", name, samples[(count * 99 + 99) / 100 - 1] * 1e3);
  printf("%s_mean_ms %.4f\n", name, sum / count * 1e3);
  printf("%s_max_ms %.4f\n", name, samples[count - 1] * 1e3);
}

static inline void list_script_print_end(ListScript *script) {
  printf("frames %d\nframes_drawn %d\n", script->frames, script->drawn);
  list_script_print_samples("frame_cpu", script->samples, script->frames);
  if (script->has_server_clock && script->frames > 0) {
    double used = list_script_seconds(script->server_clock) - script->server_time;
    printf("server_cpu_mean_ms %.4f\n", used / script->frames * 1e3);
  }
  list_script_print_memory("end");
  fflush(stdout);
}

/* Returns an integral offset at which the window is filled. It uses the upper 31 bits of a 64-bit linear congruential generator. */
static inline double list_script_jump_offset(ListScript *script) {
  script->random = script->random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (double)((script->random >> 33) % (uint64_t)(script->extent - LIST_HEIGHT));
}

static inline void list_script_drew(ListScript *script) {
  if (script->moved > 0) script->drawn++;
}

/* Must be called at the start of a frame. After LIST_MOVE, the list must show `offset` at its top in the same frame. LIST_END has
 * printed the results. */
static inline ListAction list_script_tick(ListScript *script) {
  double now = list_script_seconds(CLOCK_PROCESS_CPUTIME_ID);
  if (script->rested < LIST_REST_FRAMES) {
    script->rested++;
    return LIST_REST;
  }
  if (script->mode == LIST_SHOW) return script->moved++ == 0 ? LIST_MOVE : LIST_REST;
  if (script->moved == 0) {
    if (script->has_server_clock) script->server_time = list_script_seconds(script->server_clock);
  } else {
    script->samples[script->moved - 1] = now - script->tick_time;
  }
  if (script->moved == script->frames) {
    list_script_print_end(script);
    return LIST_END;
  }
  script->moved++;
  script->offset = script->mode == LIST_JUMP ? list_script_jump_offset(script) : script->offset + LIST_STEP;
  script->tick_time = list_script_seconds(CLOCK_PROCESS_CPUTIME_ID);
  return LIST_MOVE;
}

#endif
