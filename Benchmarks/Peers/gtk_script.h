/* Runs a list's script on the frame clock of a GTK window. */
#ifndef GTK_SCRIPT_H
#define GTK_SCRIPT_H

#include <gtk/gtk.h>
#include <unistd.h>

#include "list_script.h"

typedef struct {
  ListScript script;
  void (*scroll_to)(double offset);
  gboolean has_drawn;
  gboolean is_running;
} GtkScript;

static void gtk_script_update(GdkFrameClock *clock, GtkScript *run) {
  if (!run->is_running) return;
  switch (list_script_tick(&run->script)) {
    case LIST_REST: break;
    case LIST_MOVE: run->scroll_to(run->script.offset); break;
    case LIST_END: _exit(0);
  }
}

/* A surface renders only after a change, so this counts the frames that were drawn instead of the ticks of the clock. */
static gboolean gtk_script_render(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer run) {
  ((GtkScript *)run)->has_drawn = TRUE;
  list_script_drew(&((GtkScript *)run)->script);
  return TRUE;
}

static void gtk_script_after_paint(GdkFrameClock *clock, GtkScript *run) {
  if (!run->has_drawn || run->is_running) return;
  run->is_running = TRUE;
  if (!list_script_first_frame(&run->script)) _exit(0);
  gdk_frame_clock_begin_updating(clock);
}

/* Shows a window with `content`, and never returns. Without `scroll_to`, the only valid mode is `idle`. */
static void gtk_script_run(int argc, char **argv, GtkWidget *(*make_content)(void), void (*scroll_to)(double offset)) {
  static GtkScript run;
  if (!list_script_begin(&run.script, argc, (const char *const *)argv)) exit(2);
  if (scroll_to == NULL && run.script.mode != LIST_IDLE) exit(2);
  run.scroll_to = scroll_to;
  gtk_init();
  GtkCssProvider *style = gtk_css_provider_new();
  gtk_css_provider_load_from_data(
      style,
      "window, listview, gridview { background: white; } listview > row, gridview > child { padding: 0; }"
      ".cell { font: 13px Inter; color: black; border-radius: 8px; } .shade0 { background: #d6e8fa; } .shade1 { background: #dff2e1; }"
      ".shade2 { background: #fbe8d3; } .title { font: 15px Inter; color: black; } .detail { font: 11px Inter; color: #808080; }",
      -1);
  gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), LIST_WIDTH, LIST_HEIGHT);
  if (make_content != NULL) gtk_window_set_child(GTK_WINDOW(window), make_content());
  g_type_ensure(GDK_TYPE_SURFACE);
  g_signal_add_emission_hook(g_signal_lookup("render", GDK_TYPE_SURFACE), 0, gtk_script_render, &run, NULL);
  gtk_window_present(GTK_WINDOW(window));
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  g_signal_connect(clock, "update", G_CALLBACK(gtk_script_update), &run);
  g_signal_connect(clock, "after-paint", G_CALLBACK(gtk_script_after_paint), &run);
  for (;;) g_main_context_iteration(NULL, TRUE);
}

#endif
