#pragma once
#include <glib-unix.h>
#include <gtk/gtk.h>

#define ORIEL_MAIN_ACTOR __attribute__((swift_attr("@MainActor")))

/// What an `OrielSurface` tells its owner. Called on the main thread; each function is required.
typedef struct {
  void (*ORIEL_MAIN_ACTOR snapshot)(void *owner, GtkSnapshot *snapshot);
  /// In points, inside the layout phase of a frame.
  void (*ORIEL_MAIN_ACTOR allocate)(void *owner, int width, int height);
  void (*ORIEL_MAIN_ACTOR realize)(void *owner);
  void (*ORIEL_MAIN_ACTOR unrealize)(void *owner);
  void (*ORIEL_MAIN_ACTOR unmap)(void *owner);
  /// In points. What isn't written stays at one point and the natural size.
  void (*ORIEL_MAIN_ACTOR measure)(void *owner, GtkOrientation orientation, int for_size, int *minimum, int *natural);
  /// Tab comes to the widget or goes on from what is in it; whether the focus is in it afterwards.
  gboolean (*ORIEL_MAIN_ACTOR focus)(void *owner, GtkDirectionType direction);
} OrielSurfaceHandlers;

/// A focusable widget whose children are its owner's business, and that asks for the natural size and draws what its owner draws.
/// Without an owner no handler is called; an owner must take itself away before it goes.
GtkWidget *oriel_surface_new(OrielSurfaceHandlers handlers, int natural_width, int natural_height);
void oriel_surface_set_owner(GtkWidget *surface, void *owner);
/// Whether the height that it asks for depends on its width.
void oriel_surface_set_depends_on_width(GtkWidget *surface, gboolean depends);

/// Keeps a window out of the desktop's lists of windows and, with a point of the screen in pixels, moves it there: below it or above it, in the middle, and within
/// what the desktop's bars leave. On X11 only; elsewhere windows have no place of their own. To be called when the window is mapped.
void oriel_window_pop_up(GtkWindow *window, gboolean has_point, double x, double y);

/// Whether the widget is a `GtkWindow`, and whether that has the keyboard.
gboolean oriel_is_window(GtkWidget *widget);
gboolean oriel_window_is_active(GtkWidget *window);
GtkWidget *oriel_window_child(GtkWidget *window);

/// Whether the widget, or one in it, can have the focus.
gboolean oriel_widget_can_focus(GtkWidget *widget);

/// What a child looks like in its own space, as a new reference; NULL for nothing. `inverse` undoes the child's place in its parent. `content` becomes a new
/// reference to what is the same for as long as the child looks the same, wherever it is. Called while the parent is drawn.
GskRenderNode *oriel_widget_picture(GtkWidget *parent, GtkWidget *child, GskTransform *inverse, GskRenderNode **content);

/// The frame of a widget within another one; false if they don't share a window.
gboolean oriel_widget_frame(GtkWidget *widget, GtkWidget *around, graphene_rect_t *frame);

/// The surface around a widget, and its owner; NULL where there is none.
void *oriel_surface_around(GtkWidget *widget);

GObject *oriel_as_object(GtkWidget *widget);

/// Where the widget's top left corner is on the screen, in points; where a display system keeps that to itself, in its window.
void oriel_widget_screen_origin(GtkWidget *widget, double *x, double *y);

/// The surface of the widget's window, and where the widget's top left corner is in it, in points; NULL where there is none.
GdkSurface *oriel_widget_surface_origin(GtkWidget *widget, double *x, double *y);

/// Where popups may stand that are asked for at a point of the widget, in the widget's coordinates, and the size of the largest: the screen that the point is
/// on, without the desktop's bars. Where the window system doesn't say where a window is, `is_exact` is false: the frame is where the screen may reach
/// then, and the window system moves what doesn't fit. FALSE where there are no popups.
gboolean oriel_widget_popup_room(
    GtkWidget *widget, double x, double y, graphene_rect_t *frame, graphene_size_t *size, gboolean *is_exact);

/// How a popup stands on a surface; in whole points of that.
typedef struct {
  /// Without the shadow.
  GdkRectangle frame;
  int shadow_left, shadow_top, shadow_right, shadow_bottom;
  /// Whether it is to stand there whatever the window system thinks of it.
  gboolean is_exact;
  /// What it stands below, above or beside.
  GdkRectangle anchor;
} OrielPopupPlace;

/// Shows a popup or moves it. Its shadow lets clicks through. FALSE where the window system refuses.
gboolean oriel_popup_present(GdkSurface *popup, const OrielPopupPlace *place);

/// Where the window system has a popup stand on its surface, without the shadow.
void oriel_popup_origin(GdkSurface *popup, const OrielPopupPlace *place, int *x, int *y);

/// Pixels a point of the widget's native surface: fractional where the running GTK knows fractional scales.
double oriel_widget_scale(GtkWidget *widget);

/// The size of the screen that a widget is on, in points; of the first one while it is on none. FALSE where there is none.
gboolean oriel_widget_screen_size(GtkWidget *widget, int *width, int *height);

/// The event's position in the widget's coordinates. False for an event without a position.
gboolean oriel_event_position(GtkWidget *widget, GdkEvent *event, double *x, double *y);

/// Whether the window's toplevel surface is minimised, or suspended by the compositor.
gboolean oriel_window_is_hidden(GtkWidget *window);

/// What `gtk_window_present` shows to the desktop for its being asked for: an activation token or a startup notification's
/// identifier, of another program's.
void oriel_window_set_startup_id(GtkWindow *window, const char *id);

/// Opens an address with the program that the desktop has for it. That program may come to the front: the display, which may be
/// NULL, shows the window system that somebody has just asked for it here.
gboolean oriel_launch_uri(GdkDisplay *display, const char *uri);

/// Whether the display is a browser, by way of a broadway server.
gboolean oriel_display_is_broadway(GdkDisplay *display);

gboolean oriel_display_is_wayland(GdkDisplay *display);

/// Where Cairo draws the realized widget's window, has it keep the memory that it shares with an X server: 16 MiB of addresses, of which only
/// what frames use is ever written. Without it Cairo gives them back after each frame, and each frame has every page of its window mapped
/// and cleared anew. Nothing on other displays.
void oriel_widget_keep_image_memory(GtkWidget *widget);

/// Has a multicontext compose by dead keys and Compose alone, without an input method of the desktop's.
void oriel_im_multicontext_use_simple(GtkIMContext *context);

void oriel_im_context_set_purpose(GtkIMContext *context, GtkInputPurpose purpose);
void oriel_im_context_set_hints(GtkIMContext *context, GtkInputHints hints);

/// The first character that the hardware key types without modifiers in the layout group; 0 for none.
/// With `latin` set, the first group that has an ASCII letter, digit or sign for the key wins.
guint oriel_base_keyval(GdkDisplay *display, guint keycode, int group, gboolean latin);

gboolean oriel_settings_bool(GtkSettings *settings, const char *property);
int oriel_settings_int(GtkSettings *settings, const char *property);
/// To be freed with `g_free`; NULL for an unset property.
char *oriel_settings_string(GtkSettings *settings, const char *property);
void oriel_settings_set_bool(GtkSettings *settings, const char *property, gboolean value);

/// The text on the clipboard where it is this process's own. To be freed with `g_free`; NULL where there is none.
char *oriel_clipboard_own_text(GdkClipboard *clipboard);

/// A `GSettings` of a schema that may not be installed: NULL then, or if a key is missing from it.
GSettings *oriel_gsettings_new(const char *schema, const char *key);

/// The value of a string or an enumeration that somebody has written; NULL where the schema has no such key, or its default
/// counts. The caller frees it.
char *oriel_gsettings_user_string(GSettings *settings, const char *key);

/// The same, with the default where nobody has written a value.
char *oriel_gsettings_string(GSettings *settings, const char *key);

/// Reads `org.freedesktop.appearance` from the desktop portal and watches it. `changed` gets each key's number as it
/// becomes known, `accent_changed` the components of the accent colour, which are out of 0...1 where there is none;
/// without a portal they are never called. The owner lives as long as the process. Needs a session bus: GIO starts one
/// where there is none.
void oriel_portal_watch(
    void (*ORIEL_MAIN_ACTOR changed)(void *owner, const char *key, guint value),
    void (*ORIEL_MAIN_ACTOR accent_changed)(void *owner, double red, double green, double blue), void *owner);

/// Runs the dispatch main queue's work from the default main context.
void oriel_main_context_add_dispatch_queue(void);

/// Lets `pass` run after each turn of the default main context that did something, and at the time that it returned:
/// monotonic microseconds, or -1 for none.
void oriel_main_context_add_pass(gint64 (*ORIEL_MAIN_ACTOR pass)(void));

/// A descriptor of the kernel's event device that doesn't block, or -1 with `errno` set.
int oriel_gamepad_open(const char *path);
void oriel_gamepad_close(int descriptor);
/// What an axis sends at its ends. False, and nothing written, where the device doesn't say so.
gboolean oriel_gamepad_axis(int descriptor, int axis, int32_t *minimum, int32_t *maximum);
/// How many bytes were read; 0 at the end, -1 if there are none now, -2 if the device went.
ptrdiff_t oriel_gamepad_read(int descriptor, uint8_t *buffer, size_t size);
/// The size of a `struct input_event`, and its parts but for the time.
size_t oriel_gamepad_event_size(void);
void oriel_gamepad_event(const uint8_t *bytes, uint16_t *type, uint16_t *code, int32_t *value);
