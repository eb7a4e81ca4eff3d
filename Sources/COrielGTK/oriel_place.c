#include "oriel_gtk.h"

#include <dlfcn.h>

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>

typedef Bool (*Translate)(Display *, Window, Window, int, int, int *, int *, Window *);

static void add_x11_origin(GdkSurface *surface, double *x, double *y) {
  // GTK has loaded the library, but doesn't export it to programs that link with GTK only.
  static Translate translate = NULL;
  if (translate == NULL) translate = (Translate)dlsym(RTLD_DEFAULT, "XTranslateCoordinates");
  if (translate == NULL) return;
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  Display *server = gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface));
  Window window = gdk_x11_surface_get_xid(surface);
  G_GNUC_END_IGNORE_DEPRECATIONS
  int left = 0, top = 0;
  Window child;
  if (!translate(server, window, DefaultRootWindow(server), 0, 0, &left, &top, &child)) return;
  int scale = MAX(1, gdk_surface_get_scale_factor(surface));
  *x += (double)left / scale;
  *y += (double)top / scale;
}
#endif

GdkSurface *oriel_widget_surface_origin(GtkWidget *widget, double *x, double *y) {
  *x = *y = 0;
  GtkNative *native = gtk_widget_get_native(widget);
  GdkSurface *surface = native == NULL ? NULL : gtk_native_get_surface(native);
  if (surface == NULL) return NULL;
  gtk_widget_translate_coordinates(widget, GTK_WIDGET(native), 0, 0, x, y);
  double shadow_x = 0, shadow_y = 0;
  gtk_native_get_surface_transform(native, &shadow_x, &shadow_y);
  *x += shadow_x;
  *y += shadow_y;
  return surface;
}

void oriel_widget_screen_origin(GtkWidget *widget, double *x, double *y) {
  GdkSurface *surface = oriel_widget_surface_origin(widget, x, y);
  if (surface == NULL) return;
#ifdef GDK_WINDOWING_X11
  if (GDK_IS_X11_SURFACE(surface)) add_x11_origin(surface, x, y);
#endif
}
