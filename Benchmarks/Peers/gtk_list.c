/* GtkListView over a model that makes its million items on demand. */
#include "gtk_script.h"

#define NUMBER_TYPE (number_get_type())
G_DECLARE_FINAL_TYPE(Number, number, PEER, NUMBER, GObject)
struct _Number {
  GObject parent;
  guint value;
};
G_DEFINE_TYPE(Number, number, G_TYPE_OBJECT)
static void number_init(Number *number) {}
static void number_class_init(NumberClass *class) {}

#define NUMBERS_TYPE (numbers_get_type())
G_DECLARE_FINAL_TYPE(Numbers, numbers, PEER, NUMBERS, GObject)
struct _Numbers {
  GObject parent;
};
static GType numbers_item_type(GListModel *model) { return NUMBER_TYPE; }
static guint numbers_count(GListModel *model) { return LIST_ROWS; }
static gpointer numbers_item(GListModel *model, guint position) {
  if (position >= LIST_ROWS) return NULL;
  Number *number = g_object_new(NUMBER_TYPE, NULL);
  number->value = position;
  return number;
}
static void numbers_model_init(GListModelInterface *model) {
  model->get_item_type = numbers_item_type;
  model->get_n_items = numbers_count;
  model->get_item = numbers_item;
}
G_DEFINE_TYPE_WITH_CODE(Numbers, numbers, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, numbers_model_init))
static void numbers_init(Numbers *numbers) {}
static void numbers_class_init(NumbersClass *class) {}

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

static GtkAdjustment *adjustment;

static void scroll_to(double offset) { gtk_adjustment_set_value(adjustment, offset); }

static GtkWidget *make_list(void) {
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GListModel *model = g_object_new(NUMBERS_TYPE, NULL);
  GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(model)), factory);
  GtkWidget *scrolled = gtk_scrolled_window_new();
  /* No list of this benchmark shows an indicator. */
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), list);
  adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  return scrolled;
}

int main(int argc, char **argv) { gtk_script_run(argc, argv, make_list, scroll_to); }
