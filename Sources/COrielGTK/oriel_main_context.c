#include <unistd.h>

#include "oriel_gtk.h"

// The interface of libdispatch for foreign main loops; CoreFoundation's run loop uses the same two functions.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

static gboolean run_dispatch_queue(int fd, GIOCondition condition, gpointer data) {
  // The descriptor counts wake-ups. Unread, it stays ready and starves the frame clock.
  guint64 wake_ups;
  ssize_t ignored = read(fd, &wake_ups, sizeof wake_ups);
  (void)ignored;
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

void oriel_main_context_add_dispatch_queue(void) {
  // The priority of frames: a queue that enqueues work repeatedly alternates with drawing and never blocks events.
  g_unix_fd_add_full(
      GDK_PRIORITY_REDRAW, _dispatch_get_main_queue_handle_4CF(), G_IO_IN, run_dispatch_queue, NULL, NULL);
}

typedef struct {
  GSource source;
  gint64 (*pass)(void);
  gboolean has_passed;
  gboolean is_waiting;
  // The earliest time of the next pass.
  gint64 next;
} PassSource;

// A pass is expensive compared with a small frame, and a frame has several iterations. This is the longest time that work for the pass
// waits.
static const gint64 pass_interval = 4000;

// An iteration that has dispatched anything is followed by another one, in which the pass runs. The next one may sleep.
static gboolean pass_prepare(GSource *source, int *timeout) {
  PassSource *self = (PassSource *)source;
  gboolean is_due = !self->has_passed;
  gint64 wait = self->next - g_source_get_time(source);
  self->has_passed = FALSE;
  self->is_waiting = is_due && wait > 0;
  *timeout = self->is_waiting ? (int)((wait + 999) / 1000) : -1;
  return is_due && !self->is_waiting;
}

static gboolean pass_check(GSource *source) {
  PassSource *self = (PassSource *)source;
  return self->is_waiting && g_source_get_time(source) >= self->next;
}

static gboolean pass_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  PassSource *self = (PassSource *)source;
  g_source_set_ready_time(source, self->pass());
  self->has_passed = TRUE;
  self->next = g_get_monotonic_time() + pass_interval;
  return G_SOURCE_CONTINUE;
}

void oriel_main_context_add_pass(gint64 (*pass)(void)) {
  static GSourceFuncs funcs = {.prepare = pass_prepare, .check = pass_check, .dispatch = pass_dispatch};
  GSource *source = g_source_new(&funcs, sizeof(PassSource));
  ((PassSource *)source)->pass = pass;
  g_source_set_priority(source, GDK_PRIORITY_REDRAW);
  g_source_attach(source, NULL);
  g_source_unref(source);
}
