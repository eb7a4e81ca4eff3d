/* The same rows, drawn by one widget from cached Pango layouts. This is approximately the minimal cost of a list in GTK. */
#include "gtk_script.h"

#define ROWS_TYPE (rows_get_type())
G_DECLARE_FINAL_TYPE(Rows, rows, PEER, ROWS, GtkWidget)
struct _Rows {
  GtkWidget parent;
  double offset;
};
G_DEFINE_TYPE(Rows, rows, GTK_TYPE_WIDGET)

/* This is more than a screenful, so that a row's texts are laid out only once while it is visible. */
enum { kept_rows = 32 };
static struct {
  gint64 row;
  PangoLayout *title, *detail;
} kept[kept_rows];

static PangoLayout *make_layout(GtkWidget *widget, int pixels) {
  PangoLayout *layout = gtk_widget_create_pango_layout(widget, NULL);
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, pixels * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  return layout;
}

static void append_text(GtkSnapshot *snapshot, PangoLayout *layout, float y, const GdkRGBA *color) {
  gtk_snapshot_save(snapshot);
  gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(16, y));
  gtk_snapshot_append_layout(snapshot, layout, color);
  gtk_snapshot_restore(snapshot);
}

static void rows_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  const GdkRGBA black = {0, 0, 0, 1}, gray = {0x80 / 255.f, 0x80 / 255.f, 0x80 / 255.f, 1};
  double offset = PEER_ROWS(widget)->offset, height = gtk_widget_get_height(widget);
  gint64 last = MIN((gint64)((offset + height - 1) / LIST_ROW_HEIGHT), LIST_ROWS - 1);
  for (gint64 row = (gint64)(offset / LIST_ROW_HEIGHT); row <= last; row++) {
    typeof(kept[0]) *slot = &kept[row % kept_rows];
    if (slot->title == NULL) {
      slot->title = make_layout(widget, 15);
      slot->detail = make_layout(widget, 11);
      slot->row = -1;
    }
    if (slot->row != row) {
      char text[64];
      slot->row = row;
      snprintf(text, sizeof text, "Row %" G_GINT64_FORMAT, row);
      pango_layout_set_text(slot->title, text, -1);
      snprintf(text, sizeof text, "Detail of row %" G_GINT64_FORMAT, row);
      pango_layout_set_text(slot->detail, text, -1);
    }
    float top = (float)(row * LIST_ROW_HEIGHT - offset);
    append_text(snapshot, slot->title, top + 5, &black);
    append_text(snapshot, slot->detail, top + 25, &gray);
  }
}

static void rows_init(Rows *rows) {}
static void rows_class_init(RowsClass *class) { GTK_WIDGET_CLASS(class)->snapshot = rows_snapshot; }

static GtkWidget *rows;

static void scroll_to(double offset) {
  PEER_ROWS(rows)->offset = offset;
  gtk_widget_queue_draw(rows);
}

static GtkWidget *make_rows(void) {
  rows = g_object_new(ROWS_TYPE, NULL);
  gtk_widget_set_overflow(rows, GTK_OVERFLOW_HIDDEN);
  return rows;
}

int main(int argc, char **argv) { gtk_script_run(argc, argv, make_rows, scroll_to); }
