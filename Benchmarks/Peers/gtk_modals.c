/* Dialogs or bare boxes in a GtkOverlay that open and close. */
#include <gtk/gtk.h>
#include <unistd.h>

#include "modal_script.h"

static ModalScript script;
static GtkWidget *overlay;
static GtkWidget **boxes;
static gboolean has_drawn, is_running;

static GtkWidget *backdrop;
static int shown_count;

static GtkWidget *make_label(const char *text, const char *style) {
  GtkWidget *label = gtk_label_new(text);
  gtk_widget_add_css_class(label, style);
  return label;
}

static GtkWidget *make_dialog(const char *title) {
  GtkWidget *dialog = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_add_css_class(dialog, "card");
  gtk_widget_set_size_request(dialog, DIALOG_WIDTH, DIALOG_HEIGHT);
  gtk_box_append(GTK_BOX(dialog), make_label(title, "headline"));
  GtkWidget *message = make_label(DIALOG_MESSAGE, "message");
  gtk_label_set_wrap(GTK_LABEL(message), TRUE);
  gtk_label_set_justify(GTK_LABEL(message), GTK_JUSTIFY_CENTER);
  /* The label has the inner width of the dialog instead of its natural width. */
  gtk_label_set_max_width_chars(GTK_LABEL(message), 30);
  gtk_widget_set_vexpand(message, TRUE);
  gtk_box_append(GTK_BOX(dialog), message);
  GtkWidget *buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_box_set_homogeneous(GTK_BOX(buttons), TRUE);
  gtk_box_append(GTK_BOX(buttons), gtk_button_new_with_label("Cancel"));
  gtk_box_append(GTK_BOX(buttons), gtk_button_new_with_label("OK"));
  gtk_box_append(GTK_BOX(dialog), buttons);
  return dialog;
}

static GtkWidget *make_box(int number) {
  char text[32];
  snprintf(text, sizeof text, "Modal %d", number);
  GtkWidget *box = script.is_dialog ? make_dialog(text) : make_label(text, "modal");
  if (!script.is_dialog) gtk_widget_set_size_request(box, MODAL_WIDTH, MODAL_HEIGHT);
  gtk_widget_set_halign(box, GTK_ALIGN_START);
  gtk_widget_set_valign(box, GTK_ALIGN_START);
  gtk_widget_set_margin_start(box, modal_script_left(number));
  gtk_widget_set_margin_top(box, modal_script_top(number));
  return box;
}

/* Shows or removes the backdrop, which is common to all dialogs. */
static void settle_backdrop(void) {
  gboolean is_needed = script.is_dialog && shown_count > 0;
  if (is_needed == (backdrop != NULL)) return;
  if (is_needed) {
    backdrop = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_widget_add_css_class(backdrop, "backdrop");
    gtk_overlay_add_overlay(GTK_OVERLAY(overlay), backdrop);
  } else {
    gtk_overlay_remove_overlay(GTK_OVERLAY(overlay), backdrop);
    backdrop = NULL;
  }
}

static void settle(void) {
  int count = 0;
  for (int number = 0; number < modal_script_boxes(&script); number++) count += modal_script_shows(&script, number);
  shown_count = count;
  settle_backdrop();
  for (int number = 0; number < modal_script_boxes(&script); number++) {
    if (modal_script_shows(&script, number) == (boxes[number] != NULL)) continue;
    if (boxes[number] == NULL) {
      boxes[number] = make_box(number);
      gtk_overlay_add_overlay(GTK_OVERLAY(overlay), boxes[number]);
    } else {
      gtk_overlay_remove_overlay(GTK_OVERLAY(overlay), boxes[number]);
      boxes[number] = NULL;
    }
  }
}

static void update(GdkFrameClock *clock, gpointer data) {
  if (!is_running) return;
  switch (modal_script_tick(&script)) {
    case LIST_REST: break;
    case LIST_MOVE: settle(); break;
    case LIST_END: _exit(0);
  }
}

/* A surface renders only after a change, so this counts the frames that were drawn instead of the ticks of the clock. */
static gboolean has_rendered;
static gboolean rendered(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
  has_drawn = has_rendered = TRUE;
  return TRUE;
}

static void after_paint(GdkFrameClock *clock, gpointer data) {
  if (has_rendered) modal_script_drew(&script);
  has_rendered = FALSE;
  if (!has_drawn || is_running) return;
  is_running = TRUE;
  if (!modal_script_first_frame(&script)) _exit(0);
  gdk_frame_clock_begin_updating(clock);
}

int main(int argc, char **argv) {
  if (!modal_script_begin(&script, argc, (const char *const *)argv)) return 2;
  boxes = calloc((size_t)modal_script_boxes(&script) + 1, sizeof *boxes);
  gtk_init();
  GtkCssProvider *style = gtk_css_provider_new();
  gtk_css_provider_load_from_data(
      style,
      "window { background: white; } .modal { font: 15px Inter; color: black; background: #99cce6; }"
      ".backdrop { background: rgba(0, 0, 0, 0.3); } .card { background: #f5f5f7; border-radius: 12px; padding: 16px; }"
      ".card label { font: 13px Inter; color: black; } .card .headline { font: 600 17px Inter; }",
      -1);
  gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), LIST_WIDTH, LIST_HEIGHT);
  overlay = gtk_overlay_new();
  gtk_overlay_set_child(GTK_OVERLAY(overlay), gtk_box_new(GTK_ORIENTATION_VERTICAL, 0));
  gtk_window_set_child(GTK_WINDOW(window), overlay);
  g_type_ensure(GDK_TYPE_SURFACE);
  g_signal_add_emission_hook(g_signal_lookup("render", GDK_TYPE_SURFACE), 0, rendered, NULL, NULL);
  gtk_window_present(GTK_WINDOW(window));
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  g_signal_connect(clock, "update", G_CALLBACK(update), NULL);
  g_signal_connect(clock, "after-paint", G_CALLBACK(after_paint), NULL);
  for (;;) g_main_context_iteration(NULL, TRUE);
}
