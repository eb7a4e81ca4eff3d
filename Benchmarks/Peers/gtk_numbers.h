/* A model that creates its million items on demand, and a window for the view that shows them. */
#ifndef GTK_NUMBERS_H
#define GTK_NUMBERS_H

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

static GtkAdjustment *adjustment;

static void scroll_to(double offset) { gtk_adjustment_set_value(adjustment, offset); }

static GtkWidget *make_scrolled(GtkWidget *content) {
  GtkWidget *scrolled = gtk_scrolled_window_new();
  /* This benchmark shows no scroll indicators. */
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), content);
  adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scrolled));
  return scrolled;
}

#endif
