/* A GtkListView with a model that creates its million items on demand. */
#include "gtk_numbers.h"
#include "gtk_script.h"

static GtkWidget *make_label(const char *style) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_widget_add_css_class(label, style);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  return label;
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item) {
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_size_request(row, -1, LIST_ROW_HEIGHT);
  gtk_widget_set_margin_start(row, 16);
  GtkWidget *title = make_label("title"), *detail = make_label("detail");
  gtk_widget_set_margin_top(title, 5);
  gtk_widget_set_margin_top(detail, 1);
  gtk_box_append(GTK_BOX(row), title);
  gtk_box_append(GTK_BOX(row), detail);
  gtk_list_item_set_child(item, row);
  gtk_list_item_set_activatable(item, FALSE);
  gtk_list_item_set_selectable(item, FALSE);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
  guint value = ((Number *)gtk_list_item_get_item(item))->value;
  GtkWidget *title = gtk_widget_get_first_child(gtk_list_item_get_child(item));
  char text[64];
  snprintf(text, sizeof text, "Row %u", value);
  gtk_label_set_text(GTK_LABEL(title), text);
  snprintf(text, sizeof text, "Detail of row %u", value);
  gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(title)), text);
}

static GtkWidget *make_list(void) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GListModel *model = g_object_new(NUMBERS_TYPE, NULL);
  GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(model)), factory);
  return make_scrolled(list);
}

int main(int argc, char **argv) { gtk_script_run(argc, argv, make_list, scroll_to); }
