#include "oriel_gtk.h"

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#if CAIRO_HAS_XLIB_SURFACE
#include <cairo-xlib.h>
#endif
#endif

void oriel_widget_keep_image_memory(GtkWidget *widget) {
#if defined(GDK_WINDOWING_X11) && CAIRO_HAS_XLIB_SURFACE
  static const char key[] = "oriel-image-memory";
  GdkDisplay *display = gtk_widget_get_display(widget);
  GskRenderer *renderer = gtk_native_get_renderer(gtk_widget_get_native(widget));
  // By name, because the type isn't public.
  if (g_strcmp0(G_OBJECT_TYPE_NAME(renderer), "GskCairoRenderer") != 0) return;
  if (!GDK_IS_X11_DISPLAY(display) || g_object_get_data(G_OBJECT(display), key) != NULL) return;
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  Display *server = gdk_x11_display_get_xdisplay(display);
  G_GNUC_END_IGNORE_DEPRECATIONS
  int screen = DefaultScreen(server);
  cairo_surface_t *root =
      cairo_xlib_surface_create(server, RootWindow(server, screen), DefaultVisual(server, screen), 1, 1);
  // Cairo allocates segments by the size of the first request, and keeps one as long as it contains an image. The small image keeps it
  // until the process ends.
  cairo_surface_t *window = cairo_surface_create_similar_image(root, CAIRO_FORMAT_ARGB32, 300, 1024);
  cairo_surface_t *pin = cairo_surface_create_similar_image(root, CAIRO_FORMAT_ARGB32, 64, 64);
  cairo_surface_destroy(window);
  g_object_set_data(G_OBJECT(display), key, pin);
  cairo_surface_destroy(root);
#else
  (void)widget;
#endif
}
