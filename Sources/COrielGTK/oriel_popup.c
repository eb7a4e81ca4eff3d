#include "oriel_gtk.h"

#include <math.h>

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

static double distance(const GdkRectangle *room, double x, double y) {
  double across = MAX(0, MAX(room->x - x, x - (room->x + room->width)));
  double down = MAX(0, MAX(room->y - y, y - (room->y + room->height)));
  return across + down;
}

/// Returns a new reference to the monitor nearest to a point, or NULL if there is none.
static GdkMonitor *monitor_at(GdkDisplay *display, double x, double y) {
  GListModel *monitors = gdk_display_get_monitors(display);
  GdkMonitor *nearest = NULL;
  double least = G_MAXDOUBLE;
  for (guint i = 0; i < g_list_model_get_n_items(monitors); i++) {
    GdkMonitor *monitor = g_list_model_get_item(monitors, i);
    GdkRectangle room;
    gdk_monitor_get_geometry(monitor, &room);
    double away = distance(&room, x, y);
    if (away < least) {
      g_clear_object(&nearest);
      nearest = g_object_ref(monitor);
      least = away;
    }
    g_object_unref(monitor);
  }
  return nearest;
}

gboolean oriel_widget_popup_room(
    GtkWidget *widget, double x, double y, graphene_rect_t *frame, graphene_size_t *size, gboolean *is_exact) {
  GdkDisplay *display = gtk_widget_get_display(widget);
  GtkNative *native = gtk_widget_get_native(widget);
  GdkSurface *surface = native == NULL ? NULL : gtk_native_get_surface(native);
  if (surface == NULL || !gdk_surface_get_mapped(surface)) return FALSE;
  GdkRectangle room = {0, 0, 0, 0};
#ifdef GDK_WINDOWING_X11
  if (GDK_IS_X11_SURFACE(surface)) {
    double left, top;
    oriel_widget_screen_origin(widget, &left, &top);
    GdkMonitor *monitor = monitor_at(display, left + x, top + y);
    if (monitor == NULL) return FALSE;
    gdk_x11_monitor_get_workarea(monitor, &room);
    g_object_unref(monitor);
    graphene_rect_init(frame, room.x - left, room.y - top, room.width, room.height);
    graphene_size_init(size, room.width, room.height);
    *is_exact = TRUE;
    return room.width > 0 && room.height > 0;
  }
#endif
  if (!oriel_display_is_wayland(display)) return FALSE;
  GdkMonitor *monitor = gdk_display_get_monitor_at_surface(display, surface);
  if (monitor != NULL) g_object_ref(monitor);
  else monitor = monitor_at(display, 0, 0);
  if (monitor == NULL) return FALSE;
  gdk_monitor_get_geometry(monitor, &room);
  g_object_unref(monitor);
  // The window may be anywhere on the screen.
  graphene_rect_init(
      frame, -room.width, -room.height, gtk_widget_get_width(widget) + 2.0 * room.width,
      gtk_widget_get_height(widget) + 2.0 * room.height);
  graphene_size_init(size, room.width, room.height);
  *is_exact = FALSE;
  return room.width > 0 && room.height > 0;
}

/// Returns a layout for a window system that may flip a popup at its anchor. The popup has the same distance from both edges of the anchor.
static GdkPopupLayout *flexible_layout(const OrielPopupPlace *place) {
  GdkRectangle frame = place->frame, anchor = place->anchor, rect = frame;
  int right = anchor.x + anchor.width, bottom = anchor.y + anchor.height;
  GdkGravity from, to;
  GdkAnchorHints hints = GDK_ANCHOR_SLIDE_X | GDK_ANCHOR_SLIDE_Y;
  if (frame.y >= bottom || frame.y + frame.height <= anchor.y) {
    gboolean is_below = frame.y >= bottom;
    int gap = is_below ? frame.y - bottom : anchor.y - (frame.y + frame.height);
    rect.y = anchor.y - gap;
    rect.height = anchor.height + 2 * gap;
    from = is_below ? GDK_GRAVITY_SOUTH_WEST : GDK_GRAVITY_NORTH_WEST;
    to = is_below ? GDK_GRAVITY_NORTH_WEST : GDK_GRAVITY_SOUTH_WEST;
    hints |= GDK_ANCHOR_FLIP_Y;
  } else {
    gboolean is_right = 2 * frame.x + frame.width >= anchor.x + right;
    // Negative if they overlap, as a menu and its submenu do.
    int gap = is_right ? frame.x - right : anchor.x - (frame.x + frame.width);
    rect.x = anchor.x - gap;
    rect.width = anchor.width + 2 * gap;
    from = is_right ? GDK_GRAVITY_NORTH_EAST : GDK_GRAVITY_NORTH_WEST;
    to = is_right ? GDK_GRAVITY_NORTH_WEST : GDK_GRAVITY_NORTH_EAST;
    hints |= GDK_ANCHOR_FLIP_X;
  }
  rect.width = MAX(1, rect.width);
  rect.height = MAX(1, rect.height);
  GdkPopupLayout *layout = gdk_popup_layout_new(&rect, from, to);
  gdk_popup_layout_set_anchor_hints(layout, hints);
  gdk_popup_layout_set_shadow_width(layout, place->shadow_left, place->shadow_right, place->shadow_top, place->shadow_bottom);
  return layout;
}

gboolean oriel_popup_present(GdkSurface *popup, const OrielPopupPlace *place) {
  GdkPopupLayout *layout;
  if (place->is_exact) {
    GdkRectangle rect = {place->frame.x - place->shadow_left, place->frame.y - place->shadow_top, 1, 1};
    layout = gdk_popup_layout_new(&rect, GDK_GRAVITY_NORTH_WEST, GDK_GRAVITY_NORTH_WEST);
  } else {
    layout = flexible_layout(place);
  }
  gboolean is_shown = gdk_popup_present(
      GDK_POPUP(popup), MAX(1, place->frame.width + place->shadow_left + place->shadow_right),
      MAX(1, place->frame.height + place->shadow_top + place->shadow_bottom), layout);
  gdk_popup_layout_unref(layout);
  cairo_rectangle_int_t touched = {place->shadow_left, place->shadow_top, place->frame.width, place->frame.height};
  cairo_region_t *region = cairo_region_create_rectangle(&touched);
  gdk_surface_set_input_region(popup, region);
  cairo_region_destroy(region);
  return is_shown;
}

void oriel_popup_origin(GdkSurface *popup, const OrielPopupPlace *place, int *x, int *y) {
  *x = gdk_popup_get_position_x(GDK_POPUP(popup)) + place->shadow_left;
  *y = gdk_popup_get_position_y(GDK_POPUP(popup)) + place->shadow_top;
}
