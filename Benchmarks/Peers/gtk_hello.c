/* The smallest GTK 4 window with a word. The process exits after its first frame, so that its lifetime is its startup time. */
#include <gtk/gtk.h>
#include <unistd.h>

static void after_paint(GdkFrameClock *clock, gpointer data) { _exit(0); }

int main(void) {
  gtk_init();
  GtkWidget *window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 400, 300);
  gtk_window_set_child(GTK_WINDOW(window), gtk_label_new("Hello"));
  gtk_window_present(GTK_WINDOW(window));
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(after_paint), NULL);
  for (;;) g_main_context_iteration(NULL, TRUE);
}
