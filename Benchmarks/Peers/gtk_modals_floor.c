/* The floor: one GTK widget that draws the boxes of gtk_modals.c from cached texts. Nothing is created, laid out or looked up when boxes
 * open and close, so that the time of a frame is that of GTK's frame, Cairo and the X server. */
#include <gtk/gtk.h>
#include <unistd.h>

#include "modal_script.h"

static ModalScript script;
static GtkWidget *canvas;
static PangoLayout **titles, *message, *cancel, *ok;
static gboolean has_drawn, is_running;

G_DECLARE_FINAL_TYPE(Canvas, canvas, PEER, CANVAS, GtkWidget)
struct _Canvas {
  GtkWidget parent;
};
G_DEFINE_TYPE(Canvas, canvas, GTK_TYPE_WIDGET)

static PangoLayout *make_layout(const char *font, const char *text, int width) {
  PangoLayout *layout = gtk_widget_create_pango_layout(canvas, text);
  PangoFontDescription *description = pango_font_description_from_string(font);
  pango_layout_set_font_description(layout, description);
  pango_font_description_free(description);
  pango_layout_set_width(layout, width * PANGO_SCALE);
  pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER);
  return layout;
}

static void draw_text(GtkSnapshot *snapshot, PangoLayout *layout, float x, float y) {
  GdkRGBA black = {0, 0, 0, 1};
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(x, y));
  gtk_snapshot_append_layout(snapshot, layout, &black);
  gtk_snapshot_restore(snapshot);
}

static void draw_card(GtkSnapshot *snapshot, const GdkRGBA *color, graphene_rect_t rect, float radius) {
  GskRoundedRect outline;
  gsk_rounded_rect_init_from_rect(&outline, &rect, radius);
  gtk_snapshot_push_rounded_clip(snapshot, &outline);
  gtk_snapshot_append_color(snapshot, color, &rect);
  gtk_snapshot_pop(snapshot);
}

static void canvas_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  GdkRGBA dim = {0, 0, 0, 0.3f}, paper = {0.96f, 0.96f, 0.97f, 1}, blue = {0.6f, 0.8f, 0.9f, 1}, soft = {0, 0.48f, 1, 0.15f};
  gboolean is_dimmed = FALSE;
  for (int number = 0; number < modal_script_boxes(&script); number++) {
    if (!modal_script_shows(&script, number)) continue;
    float x = modal_script_left(number), y = modal_script_top(number);
    if (!script.is_dialog) {
      gtk_snapshot_append_color(snapshot, &blue, &GRAPHENE_RECT_INIT(x, y, MODAL_WIDTH, MODAL_HEIGHT));
      draw_text(snapshot, titles[number], x, y + 30);
      continue;
    }
    if (!is_dimmed) gtk_snapshot_append_color(snapshot, &dim, &GRAPHENE_RECT_INIT(0, 0, LIST_WIDTH, LIST_HEIGHT));
    is_dimmed = TRUE;
    draw_card(snapshot, &paper, GRAPHENE_RECT_INIT(x, y, DIALOG_WIDTH, DIALOG_HEIGHT), 12);
    draw_text(snapshot, titles[number], x, y + 16);
    draw_text(snapshot, message, x + 16, y + 46);
    draw_card(snapshot, &soft, GRAPHENE_RECT_INIT(x + 16, y + 92, 110, 32), 8);
    draw_text(snapshot, cancel, x + 16, y + 98);
    draw_card(snapshot, &soft, GRAPHENE_RECT_INIT(x + 134, y + 92, 110, 32), 8);
    draw_text(snapshot, ok, x + 134, y + 98);
  }
}

static void canvas_class_init(CanvasClass *class) { GTK_WIDGET_CLASS(class)->snapshot = canvas_snapshot; }
static void canvas_init(Canvas *canvas) {}

static void update(GdkFrameClock *clock, gpointer data) {
  if (!is_running) return;
  switch (modal_script_tick(&script)) {
    case LIST_REST: break;
    case LIST_MOVE: gtk_widget_queue_draw(canvas); break;
    case LIST_END: _exit(0);
  }
}

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
  gtk_init();
  GtkCssProvider *style = gtk_css_provider_new();
  gtk_css_provider_load_from_data(style, "window { background: white; }", -1);
  gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), LIST_WIDTH, LIST_HEIGHT);
  canvas = g_object_new(canvas_get_type(), NULL);
  gtk_window_set_child(GTK_WINDOW(window), canvas);
  titles = calloc((size_t)modal_script_boxes(&script) + 1, sizeof *titles);
  for (int number = 0; number < modal_script_boxes(&script); number++) {
    char text[32];
    snprintf(text, sizeof text, "Modal %d", number);
    titles[number] = make_layout(
        script.is_dialog ? "Inter Semi-Bold 17px" : "Inter 15px", text, script.is_dialog ? DIALOG_WIDTH : MODAL_WIDTH);
  }
  message = make_layout("Inter 13px", DIALOG_MESSAGE, DIALOG_WIDTH - 32);
  cancel = make_layout("Inter 13px", "Cancel", 110);
  ok = make_layout("Inter 13px", "OK", 110);
  g_type_ensure(GDK_TYPE_SURFACE);
  g_signal_add_emission_hook(g_signal_lookup("render", GDK_TYPE_SURFACE), 0, rendered, NULL, NULL);
  gtk_window_present(GTK_WINDOW(window));
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  g_signal_connect(clock, "update", G_CALLBACK(update), NULL);
  g_signal_connect(clock, "after-paint", G_CALLBACK(after_paint), NULL);
  for (;;) g_main_context_iteration(NULL, TRUE);
}
