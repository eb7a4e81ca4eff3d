#include "oriel_gtk.h"

#include <dlfcn.h>

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>

typedef int (*Move)(Display *, Window, int, int);
#endif

void oriel_window_pop_up(GtkWindow *window, gboolean has_point, double x, double y) {
#ifdef GDK_WINDOWING_X11
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  if (surface == NULL || !GDK_IS_X11_SURFACE(surface)) return;
  gdk_x11_surface_set_skip_taskbar_hint(surface, TRUE);
  gdk_x11_surface_set_skip_pager_hint(surface, TRUE);
  // GTK has loaded the library, but doesn't export it to programs that link with GTK only.
  Move move = (Move)dlsym(RTLD_DEFAULT, "XMoveWindow");
  if (!has_point || move == NULL) return;
  GdkDisplay *display = gdk_surface_get_display(surface);
  GdkMonitor *monitor = gdk_display_get_monitor_at_surface(display, surface);
  GdkRectangle room = {0, 0, 0, 0};
  int scale = gdk_surface_get_scale_factor(surface);
  int width = gtk_widget_get_width(GTK_WIDGET(window)), height = gtk_widget_get_height(GTK_WIDGET(window));
  if (width <= 1 || height <= 1) {
    GtkRequisition natural;
    gtk_widget_get_preferred_size(GTK_WIDGET(window), NULL, &natural);
    width = natural.width;
    height = natural.height;
  }
  double left = x - width * scale / 2.0, top = y;
  if (monitor != NULL) {
    gdk_x11_monitor_get_workarea(monitor, &room);
    double right = (room.x + room.width) * scale, bottom = (room.y + room.height) * scale;
    left = CLAMP(left, room.x * scale, MAX(room.x * scale, right - width * scale));
    // Below the click, or above it at the screen's lower edge.
    if (top + height * scale > bottom) top = MIN(y, bottom) - height * scale;
    top = MAX(top, room.y * scale);
  }
  move(gdk_x11_display_get_xdisplay(display), gdk_x11_surface_get_xid(surface), (int)left, (int)top);
#endif
}
