/* The script and the output of every program of `Scripts/benchmark modals`. It is based on `list_script.h`.
 *
 * A program parses its arguments with `modal_script_begin`, opens a window of LIST_WIDTH by LIST_HEIGHT points, calls
 * `modal_script_first_frame` once the window has been drawn for the first time, `modal_script_tick` at the start of each frame after
 * that, and `modal_script_drew` for each frame that was drawn. */
#ifndef MODAL_SCRIPT_H
#define MODAL_SCRIPT_H

#include "list_script.h"

#define MODAL_FRAMES 600
/* A bare box. */
#define MODAL_WIDTH 160
#define MODAL_HEIGHT 80
/* A dialog: a title, a message and two buttons. */
#define DIALOG_WIDTH 260
#define DIALOG_HEIGHT 140
#define DIALOG_MESSAGE "It opens in one frame and is gone in the next, with all that it holds."

/* The position of the box or the dialog with a number. */
static inline int modal_script_left(int number) { return 10 + number % 10 * 13; }
static inline int modal_script_top(int number) { return 10 + number % 50 * 12; }

typedef enum { MODAL_IDLE, MODAL_TOGGLE, MODAL_ABOVE, MODAL_SHOW } ModalMode;

typedef struct {
  ModalMode mode;
  /* The number of boxes that open and close together, or that stay below the one that does. */
  int count;
  /* True for dialogs above a dimmed window, false for bare boxes. */
  int is_dialog;
  int frames;
  int rested;
  int moved;
  int drawn;
  /* True while the boxes that open and close are open. */
  int is_open;
  double *samples;
  /* The wall-clock times from a request to the end of the drawing of its frame. */
  double *delays;
  int delay_count;
  double tick_time;
  double tick_wall;
  double server_time;
  clockid_t server_clock;
  int has_server_clock;
} ModalScript;

/* Usage: PROGRAM idle | toggle COUNT [FRAMES] | above COUNT [FRAMES] | show COUNT. `show` stays open, for inspection. If the environment
 * variable MODALS is `boxes`, the program shows bare boxes instead of dialogs. */
static inline int modal_script_begin(ModalScript *script, int argc, const char *const *argv) {
  const char *mode = argc > 1 ? argv[1] : "";
  memset(script, 0, sizeof *script);
  script->count = argc > 2 ? atoi(argv[2]) : 1;
  script->frames = argc > 3 ? atoi(argv[3]) : MODAL_FRAMES;
  if (strcmp(mode, "idle") == 0) {
    script->mode = MODAL_IDLE;
    script->count = 0;
  } else if (strcmp(mode, "toggle") == 0) {
    script->mode = MODAL_TOGGLE;
  } else if (strcmp(mode, "above") == 0) {
    script->mode = MODAL_ABOVE;
  } else if (strcmp(mode, "show") == 0) {
    script->mode = MODAL_SHOW;
  } else {
    fprintf(stderr, "usage: %s idle | toggle COUNT [FRAMES] | above COUNT [FRAMES] | show COUNT\n", argc > 0 ? argv[0] : "modals");
    return 0;
  }
  if (script->frames < 0) script->frames = 0;
  if (script->count < 0) script->count = 0;
  script->samples = (double *)calloc((size_t)script->frames + 1, sizeof(double));
  script->delays = (double *)calloc((size_t)script->frames + 1, sizeof(double));
  for (int frame = 0; frame <= script->frames; frame++) {
    ((volatile double *)script->samples)[frame] = 0;
    ((volatile double *)script->delays)[frame] = 0;
  }
  const char *kind = getenv("MODALS");
  script->is_dialog = kind == NULL || strcmp(kind, "boxes") != 0;
  const char *server = getenv("LIST_SERVER_PID");
  script->has_server_clock = server != NULL && clock_getcpuclockid((pid_t)atoi(server), &script->server_clock) == 0;
  return 1;
}

/* Returns the total number of boxes. */
static inline int modal_script_boxes(const ModalScript *script) { return script->mode == MODAL_ABOVE ? script->count + 1 : script->count; }

/* Returns whether a box is visible now. */
static inline int modal_script_shows(const ModalScript *script, int number) {
  switch (script->mode) {
    case MODAL_IDLE: return 0;
    case MODAL_SHOW: return 1;
    case MODAL_TOGGLE: return script->is_open;
    case MODAL_ABOVE: return number < script->count || script->is_open;
  }
  return 0;
}

static inline int modal_script_first_frame(ModalScript *script) {
  ListScript list = {.mode = script->mode == MODAL_IDLE ? LIST_IDLE : LIST_SHOW};
  return list_script_first_frame(&list);
}

static inline void modal_script_drew(ModalScript *script) {
  if (script->moved == 0) return;
  script->drawn++;
  if (script->delay_count < script->moved) {
    /* Every other move opens something. */
    if (script->is_open) script->delays[(script->moved - 1) / 2] = list_script_seconds(CLOCK_MONOTONIC) - script->tick_wall;
    script->delay_count = script->moved;
  }
}

static inline void modal_script_print_end(ModalScript *script) {
  printf("frames %d\nframes_drawn %d\n", script->frames, script->drawn);
  list_script_print_samples("frame_cpu", script->samples, script->frames);
  list_script_print_samples("present", script->delays, script->frames / 2);
  if (script->has_server_clock && script->frames > 0) {
    double used = list_script_seconds(script->server_clock) - script->server_time;
    printf("server_cpu_mean_ms %.4f\n", used / script->frames * 1e3);
  }
  list_script_print_memory("end");
  fflush(stdout);
}

/* Must be called at the start of a frame. After LIST_MOVE, the boxes for which `modal_script_shows` returns true must be visible in the
 * same frame. In modes other than MODAL_TOGGLE and MODAL_ABOVE, that happens once. LIST_END has printed the results. */
static inline ListAction modal_script_tick(ModalScript *script) {
  double now = list_script_seconds(CLOCK_PROCESS_CPUTIME_ID);
  if (script->rested < LIST_REST_FRAMES) {
    /* The boxes that stay open are shown long before the first of the others. */
    return script->rested++ == 0 ? LIST_MOVE : LIST_REST;
  }
  if (script->mode == MODAL_SHOW) return LIST_REST;
  if (script->moved == 0) {
    if (script->has_server_clock) script->server_time = list_script_seconds(script->server_clock);
  } else {
    script->samples[script->moved - 1] = now - script->tick_time;
  }
  if (script->moved == 1) list_script_print_memory("start");
  if (script->moved == script->frames) {
    modal_script_print_end(script);
    return LIST_END;
  }
  script->moved++;
  script->is_open = !script->is_open;
  script->tick_wall = list_script_seconds(CLOCK_MONOTONIC);
  script->tick_time = list_script_seconds(CLOCK_PROCESS_CPUTIME_ID);
  return LIST_MOVE;
}

#endif
