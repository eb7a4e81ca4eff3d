/* GTK 4's widgets instead of Oriel's leaves: labels in a box, which are measured like OrielBenchmarks' leaves.
 *
 * Prints a Markdown table. It requires a display, such as Xvfb's. The box doesn't scroll, so GTK snapshots every label, like Oriel. */
#include <gtk/gtk.h>
#include <malloc.h>
#include <stdlib.h>
#include <time.h>

static double seconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static size_t allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

static int compare(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

static void print_cell(double *samples, int count, double scale) {
  qsort(samples, count, sizeof *samples, compare);
  printf(" %.1f (%.1f–%.1f) |", samples[count / 2] * scale, samples[0] * scale, samples[count - 1] * scale);
}

static GtkWidget *make_box(int count, GtkWidget **labels) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  for (int index = 0; index < count; index++) {
    char text[64];
    snprintf(text, sizeof text, "Leaf %d: 0", index);
    labels[index] = gtk_label_new(text);
    gtk_widget_set_size_request(labels[index], 160, 20);
    gtk_box_append(GTK_BOX(box), labels[index]);
  }
  return box;
}

/* Runs the main loop until the window has drawn a frame. */
static void after_paint(GdkFrameClock *clock, gpointer painted) { *(gboolean *)painted = TRUE; }

static void wait_for_frame(GtkWidget *window) {
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  gboolean painted = FALSE;
  gulong handler = g_signal_connect(clock, "after-paint", G_CALLBACK(after_paint), &painted);
  while (!painted) g_main_context_iteration(NULL, TRUE);
  g_signal_handler_disconnect(clock, handler);
}

int main(int argc, char **argv) {
  int count = argc > 1 ? atoi(argv[1]) : 10000;
  enum { builds = 7, changes = 100 };
  double build[builds], draw[builds], change[changes];
  size_t bytes = 0;
  gtk_init();
  GtkWidget **labels = calloc(count, sizeof *labels);

  for (int run = -1; run < builds; run++) {
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
    gtk_window_present(GTK_WINDOW(window));
    wait_for_frame(window);
    size_t before = allocated_bytes();
    double start = seconds(CLOCK_PROCESS_CPUTIME_ID);
    GtkWidget *box = make_box(count, labels);
    GtkWidget *fixed = gtk_fixed_new();
    gtk_fixed_put(GTK_FIXED(fixed), box, 0, 0);
    gtk_widget_set_overflow(fixed, GTK_OVERFLOW_HIDDEN);
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), fixed);
    gtk_window_set_child(GTK_WINDOW(window), scrolled);
    double built = seconds(CLOCK_PROCESS_CPUTIME_ID);
    wait_for_frame(window);
    double end = seconds(CLOCK_PROCESS_CPUTIME_ID);
    if (run >= 0) {
      build[run] = (built - start) / count;
      draw[run] = (end - built) / count;
      bytes = (allocated_bytes() - before) / count;
    }
    if (run == builds - 1) {
      for (int index = -5; index < changes; index++) {
        char text[64];
        snprintf(text, sizeof text, "Leaf %d: %d", index, index + 6);
        double from = seconds(CLOCK_PROCESS_CPUTIME_ID);
        gtk_label_set_text(GTK_LABEL(labels[(index + 5) * 7 % 25]), text);
        wait_for_frame(window);
        if (index >= 0) change[index] = seconds(CLOCK_PROCESS_CPUTIME_ID) - from;
      }
    }
    gtk_window_destroy(GTK_WINDOW(window));
    while (g_main_context_iteration(NULL, FALSE)) {
    }
  }
  printf("\n### GTK: %d labels in a box\n\n", count);
  printf("| build per label, CPU µs | first frame (layout, snapshot, visible part drawn) per label, CPU µs | bytes per label | one label's text changes, frame CPU, µs |\n");
  printf("|---|---|---|---|\n|");
  print_cell(build, builds, 1e6);
  print_cell(draw, builds, 1e6);
  printf(" %zu |", bytes);
  print_cell(change, changes, 1e6);
  printf("\n");
  return 0;
}
