#pragma once
#include <glib-unix.h>
#include <gtk/gtk.h>

#define ORIEL_MAIN_ACTOR __attribute__((swift_attr("@MainActor")))

/// The handlers of an `OrielSurface` for its owner. They are called on the main thread, and all of them are required.
typedef struct {
  void (*ORIEL_MAIN_ACTOR snapshot)(void *owner, GtkSnapshot *snapshot);
  /// Receives the size in points, in the layout phase of a frame.
  void (*ORIEL_MAIN_ACTOR allocate)(void *owner, int width, int height);
  void (*ORIEL_MAIN_ACTOR realize)(void *owner);
  void (*ORIEL_MAIN_ACTOR unrealize)(void *owner);
  void (*ORIEL_MAIN_ACTOR unmap)(void *owner);
  /// Measures in points. Values that aren't written remain one point and the natural size.
  void (*ORIEL_MAIN_ACTOR measure)(void *owner, GtkOrientation orientation, int for_size, int *minimum, int *natural);
  /// Moves the focus by Tab, into the widget or on from a descendant. Returns whether the focus is inside afterwards.
  gboolean (*ORIEL_MAIN_ACTOR focus)(void *owner, GtkDirectionType direction);
} OrielSurfaceHandlers;

/// Creates a focusable widget that requests its natural size and draws its owner's drawing. The owner manages its children. Without an
/// owner no handler is called. An owner has to remove itself before it is deallocated.
GtkWidget *oriel_surface_new(OrielSurfaceHandlers handlers, int natural_width, int natural_height);
void oriel_surface_set_owner(GtkWidget *surface, void *owner);
/// Sets whether the requested height depends on the width.
void oriel_surface_set_depends_on_width(GtkWidget *surface, gboolean depends);

/// Excludes a window from the lists of windows and, with a point of the screen in pixels, moves it there: centered below or above it, and
/// within the work area of the screen. Effective on X11 only; elsewhere windows can't be positioned. Call it when the window is mapped.
void oriel_window_pop_up(GtkWindow *window, gboolean has_point, double x, double y);

/// Return whether a widget is a `GtkWindow`, and whether a window has the keyboard.
gboolean oriel_is_window(GtkWidget *widget);
gboolean oriel_window_is_active(GtkWidget *window);
GtkWidget *oriel_window_child(GtkWidget *window);

/// Returns whether a widget or one of its descendants can have the focus.
gboolean oriel_widget_can_focus(GtkWidget *widget);

/// Returns a new reference to the drawing of a child in its own space, or NULL if it draws nothing. `inverse` inverts the child's transform
/// in its parent. `content` receives a new reference to a node that stays the same as long as the child's appearance does, whatever its
/// position. Call it while the parent is drawn.
GskRenderNode *oriel_widget_picture(GtkWidget *parent, GtkWidget *child, GskTransform *inverse, GskRenderNode **content);

/// Computes the frame of a widget in another one. Returns false if they don't share a window.
gboolean oriel_widget_frame(GtkWidget *widget, GtkWidget *around, graphene_rect_t *frame);

/// Returns the owner of the surface that contains a widget, or NULL if there is none.
void *oriel_surface_around(GtkWidget *widget);

GObject *oriel_as_object(GtkWidget *widget);

/// Computes the position of the widget's top left corner on the screen, in points. On display systems that don't disclose it, it is the
/// position in the window.
void oriel_widget_screen_origin(GtkWidget *widget, double *x, double *y);

/// Returns the surface of the widget's window, and the position of the widget's top left corner in it, in points, or NULL if there is none.
GdkSurface *oriel_widget_surface_origin(GtkWidget *widget, double *x, double *y);

/// Computes the area for popups at a point of the widget, in the widget's coordinates, and the size of the largest one. The area is the
/// work area of the screen that contains the point. If the window system doesn't disclose the position of a window, `is_exact` is false:
/// the frame is the area that the screen may cover, and the window system moves popups that don't fit. Returns FALSE if popups aren't
/// supported.
gboolean oriel_widget_popup_room(
    GtkWidget *widget, double x, double y, graphene_rect_t *frame, graphene_size_t *size, gboolean *is_exact);

/// The position of a popup on its surface, in whole points of that.
typedef struct {
  /// The frame without the shadow.
  GdkRectangle frame;
  int shadow_left, shadow_top, shadow_right, shadow_bottom;
  /// TRUE if the window system must not move the popup.
  gboolean is_exact;
  /// The rectangle that the popup is below, above or beside.
  GdkRectangle anchor;
} OrielPopupPlace;

/// Shows or moves a popup. Its shadow doesn't receive clicks. Returns FALSE if the window system refuses.
gboolean oriel_popup_present(GdkSurface *popup, const OrielPopupPlace *place);

/// Returns the position that the window system has given a popup on its surface, without the shadow.
void oriel_popup_origin(GdkSurface *popup, const OrielPopupPlace *place, int *x, int *y);

/// Returns the number of pixels per point of the widget's native surface, which is fractional if the running GTK supports fractional
/// scales.
double oriel_widget_scale(GtkWidget *widget);

/// Returns the size of the screen that contains a widget, in points, or of the first one if the widget isn't on a screen. Returns FALSE if
/// there is none.
gboolean oriel_widget_screen_size(GtkWidget *widget, int *width, int *height);

/// Returns the event's position in the widget's coordinates, or FALSE for an event without a position.
gboolean oriel_event_position(GtkWidget *widget, GdkEvent *event, double *x, double *y);

/// Returns whether the window's toplevel surface is minimized, or suspended by the compositor.
gboolean oriel_window_is_hidden(GtkWidget *window);

/// Sets the proof of the user's request that `gtk_window_present` shows to the window system: an activation token or a startup notification
/// identifier from another program.
void oriel_window_set_startup_id(GtkWindow *window, const char *id);

/// Opens an address with its default program. That program may come to the front: the display, which may be NULL, proves to the window
/// system that the user has requested it here.
gboolean oriel_launch_uri(GdkDisplay *display, const char *uri);

/// Returns whether the display is a browser, through a Broadway server.
gboolean oriel_display_is_broadway(GdkDisplay *display);

gboolean oriel_display_is_wayland(GdkDisplay *display);

/// If Cairo draws the realized widget's window, makes it keep the memory that it shares with an X server: 16 MiB of addresses, of which
/// only the parts that frames use are ever written. Otherwise Cairo frees them after each frame, and each frame has to map and clear every
/// page of its window again. Has no effect on other displays.
void oriel_widget_keep_image_memory(GtkWidget *widget);

/// Makes a multicontext compose by dead keys and Compose only, without an input method of the desktop environment.
void oriel_im_multicontext_use_simple(GtkIMContext *context);

void oriel_im_context_set_purpose(GtkIMContext *context, GtkInputPurpose purpose);
void oriel_im_context_set_hints(GtkIMContext *context, GtkInputHints hints);

/// Returns the value of the hardware key without modifiers in the layout group, or 0 if there is none. If `latin` is set, the first group
/// in which the key has a printable ASCII character takes precedence.
guint oriel_base_keyval(GdkDisplay *display, guint keycode, int group, gboolean latin);

gboolean oriel_settings_bool(GtkSettings *settings, const char *property);
int oriel_settings_int(GtkSettings *settings, const char *property);
/// Returns a string to be freed with `g_free`, or NULL for an unset property.
char *oriel_settings_string(GtkSettings *settings, const char *property);
void oriel_settings_set_bool(GtkSettings *settings, const char *property, gboolean value);

/// Returns the text on the clipboard if this process owns it, to be freed with `g_free`, or NULL if there is none.
char *oriel_clipboard_own_text(GdkClipboard *clipboard);

/// Returns the settings of a schema, or NULL if the schema isn't installed or lacks a key.
GSettings *oriel_gsettings_new(const char *schema, const char *key);

/// Returns the value of a string or an enumeration that the user has set, or NULL if the schema has no such key, or the default applies.
/// The caller frees it.
char *oriel_gsettings_user_string(GSettings *settings, const char *key);

/// Returns the value of a string or an enumeration, or the default if the user hasn't set it, or NULL if the schema has no such key.
char *oriel_gsettings_string(GSettings *settings, const char *key);

/// Reads `org.freedesktop.appearance` from the desktop portal and watches it. `changed` receives each key's number when it is available,
/// `accent_changed` the components of the accent color, which are outside of 0...1 if there is none. Without a portal they are never
/// called. The owner has to live as long as the process. Requires a session bus: GIO starts one if there is none.
void oriel_portal_watch(
    void (*ORIEL_MAIN_ACTOR changed)(void *owner, const char *key, guint value),
    void (*ORIEL_MAIN_ACTOR accent_changed)(void *owner, double red, double green, double blue), void *owner);

/// Runs the work of the dispatch main queue in the default main context.
void oriel_main_context_add_dispatch_queue(void);

/// Calls `pass` after each iteration of the default main context that has dispatched anything, and at the time that it returned, in
/// microseconds of the monotonic clock, or -1 for none.
void oriel_main_context_add_pass(gint64 (*ORIEL_MAIN_ACTOR pass)(void));

/// Returns a nonblocking descriptor of the kernel's event device, or -1 with `errno` set.
int oriel_gamepad_open(const char *path);
void oriel_gamepad_close(int descriptor);
/// Reads the range of an axis. Returns FALSE and writes nothing if the device doesn't report it.
gboolean oriel_gamepad_axis(int descriptor, int axis, int32_t *minimum, int32_t *maximum);
/// Returns the number of bytes that were read, 0 at the end, -1 if none are available, or -2 if the device has disappeared.
ptrdiff_t oriel_gamepad_read(int descriptor, uint8_t *buffer, size_t size);
/// The size of a `struct input_event`, and its components without the time.
size_t oriel_gamepad_event_size(void);
void oriel_gamepad_event(const uint8_t *bytes, uint16_t *type, uint16_t *code, int32_t *value);
