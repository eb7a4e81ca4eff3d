/* A GtkGridView with a model that creates its million items on demand. */
#define LIST_EXTENT GRID_EXTENT
#include "gtk_numbers.h"

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item) {
  GtkWidget *cell = gtk_label_new(NULL);
  gtk_widget_set_size_request(cell, GRID_CELL - 8, GRID_CELL - 8);
  gtk_widget_set_margin_start(cell, 4);
  gtk_widget_set_margin_end(cell, 4);
  gtk_widget_set_margin_top(cell, 4);
  gtk_widget_set_margin_bottom(cell, 4);
  gtk_list_item_set_child(item, cell);
  gtk_list_item_set_activatable(item, FALSE);
  gtk_list_item_set_selectable(item, FALSE);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
  static const char *const shades[] = {"shade0", "shade1", "shade2"};
  guint value = ((Number *)gtk_list_item_get_item(item))->value;
  GtkWidget *cell = gtk_list_item_get_child(item);
  char text[32];
  snprintf(text, sizeof text, "Cell %u", value);
  gtk_label_set_text(GTK_LABEL(cell), text);
  const char *classes[] = {"cell", shades[value % 3], NULL};
  gtk_widget_set_css_classes(cell, classes);
}

static GtkWidget *make_grid(void) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GListModel *model = g_object_new(NUMBERS_TYPE, NULL);
  GtkWidget *grid = gtk_grid_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(model)), factory);
  gtk_grid_view_set_min_columns(GTK_GRID_VIEW(grid), GRID_COLUMNS);
  gtk_grid_view_set_max_columns(GTK_GRID_VIEW(grid), GRID_COLUMNS);
  return make_scrolled(grid);
}

int main(int argc, char **argv) { gtk_script_run(argc, argv, make_grid, scroll_to); }
