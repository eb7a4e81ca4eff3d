#include "oriel_gtk.h"

#include <dlfcn.h>

typedef struct {
  GtkWidget parent;
  OrielSurfaceHandlers handlers;
  void *owner;
  int natural_width;
  int natural_height;
  gboolean depends_on_width;
} OrielSurface;

typedef struct {
  GtkWidgetClass parent_class;
} OrielSurfaceClass;

G_DEFINE_TYPE(OrielSurface, oriel_surface, GTK_TYPE_WIDGET)

static void oriel_surface_init(OrielSurface *self) {}

static void surface_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  OrielSurface *self = (OrielSurface *)widget;
  if (self->owner) self->handlers.snapshot(self->owner, snapshot);
}

static void surface_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline) {
  OrielSurface *self = (OrielSurface *)widget;
  *minimum = 1;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->natural_width : self->natural_height;
  if (self->owner) self->handlers.measure(self->owner, orientation, for_size, minimum, natural);
}

static GtkSizeRequestMode surface_request_mode(GtkWidget *widget) {
  OrielSurface *self = (OrielSurface *)widget;
  return self->depends_on_width ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static gboolean surface_focus(GtkWidget *widget, GtkDirectionType direction) {
  OrielSurface *self = (OrielSurface *)widget;
  return self->owner && self->handlers.focus(self->owner, direction);
}

// A widget that outlives its owner doesn't need its children.
static void surface_dispose(GObject *object) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
  G_OBJECT_CLASS(oriel_surface_parent_class)->dispose(object);
}

static void surface_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  OrielSurface *self = (OrielSurface *)widget;
  if (self->owner) self->handlers.allocate(self->owner, width, height);
}

static void surface_realize(GtkWidget *widget) {
  OrielSurface *self = (OrielSurface *)widget;
  GTK_WIDGET_CLASS(oriel_surface_parent_class)->realize(widget);
  if (self->owner) self->handlers.realize(self->owner);
}

static void surface_unrealize(GtkWidget *widget) {
  OrielSurface *self = (OrielSurface *)widget;
  if (self->owner) self->handlers.unrealize(self->owner);
  GTK_WIDGET_CLASS(oriel_surface_parent_class)->unrealize(widget);
}

static void surface_unmap(GtkWidget *widget) {
  OrielSurface *self = (OrielSurface *)widget;
  GTK_WIDGET_CLASS(oriel_surface_parent_class)->unmap(widget);
  if (self->owner) self->handlers.unmap(self->owner);
}

static void oriel_surface_class_init(OrielSurfaceClass *class) {
  GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
  widget->snapshot = surface_snapshot;
  widget->measure = surface_measure;
  widget->size_allocate = surface_size_allocate;
  widget->realize = surface_realize;
  widget->unrealize = surface_unrealize;
  widget->unmap = surface_unmap;
  widget->get_request_mode = surface_request_mode;
  widget->focus = surface_focus;
  G_OBJECT_CLASS(class)->dispose = surface_dispose;
}

GtkWidget *oriel_surface_new(OrielSurfaceHandlers handlers, int natural_width, int natural_height) {
  OrielSurface *self = g_object_new(oriel_surface_get_type(), "focusable", TRUE, "hexpand", TRUE, "vexpand", TRUE, NULL);
  self->handlers = handlers;
  self->natural_width = natural_width;
  self->natural_height = natural_height;
  gtk_widget_set_overflow(GTK_WIDGET(self), GTK_OVERFLOW_HIDDEN);
  return GTK_WIDGET(self);
}

void oriel_surface_set_owner(GtkWidget *surface, void *owner) { ((OrielSurface *)surface)->owner = owner; }

void oriel_surface_set_depends_on_width(GtkWidget *surface, gboolean depends) {
  ((OrielSurface *)surface)->depends_on_width = depends;
}

void *oriel_surface_around(GtkWidget *widget) {
  GtkWidget *around = gtk_widget_get_parent(widget);
  while (around && !G_TYPE_CHECK_INSTANCE_TYPE(around, oriel_surface_get_type())) around = gtk_widget_get_parent(around);
  return around ? ((OrielSurface *)around)->owner : NULL;
}

gboolean oriel_is_window(GtkWidget *widget) { return GTK_IS_WINDOW(widget); }

gboolean oriel_window_is_active(GtkWidget *window) { return gtk_window_is_active(GTK_WINDOW(window)); }

GtkWidget *oriel_window_child(GtkWidget *window) { return gtk_window_get_child(GTK_WINDOW(window)); }

gboolean oriel_widget_can_focus(GtkWidget *widget) {
  if (!gtk_widget_get_can_focus(widget) || !gtk_widget_is_visible(widget)) return FALSE;
  if (gtk_widget_get_focusable(widget)) return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
    if (oriel_widget_can_focus(child)) return TRUE;
  return FALSE;
}

gboolean oriel_widget_frame(GtkWidget *widget, GtkWidget *around, graphene_rect_t *frame) {
  return gtk_widget_compute_bounds(widget, around, frame);
}

GskRenderNode *oriel_widget_picture(GtkWidget *parent, GtkWidget *child, GskTransform *inverse, GskRenderNode **content) {
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_widget_snapshot_child(parent, child, snapshot);
  GskRenderNode *placed = gtk_snapshot_free_to_node(snapshot);
  *content = NULL;
  if (!placed) return NULL;
  // GTK caches the node of an unchanged child, and wraps it in a new one for its position.
  gboolean is_moved = gsk_render_node_get_node_type(placed) == GSK_TRANSFORM_NODE;
  *content = gsk_render_node_ref(is_moved ? gsk_transform_node_get_child(placed) : placed);
  if (!inverse) return placed;
  GskRenderNode *picture = gsk_transform_node_new(placed, inverse);
  gsk_render_node_unref(placed);
  return picture;
}

GObject *oriel_as_object(GtkWidget *widget) { return G_OBJECT(widget); }

gboolean oriel_widget_screen_size(GtkWidget *widget, int *width, int *height) {
  GdkDisplay *display = gtk_widget_get_display(widget);
  GtkNative *native = gtk_widget_get_native(widget);
  GdkSurface *surface = native != NULL ? gtk_native_get_surface(native) : NULL;
  GdkMonitor *monitor = surface != NULL ? gdk_display_get_monitor_at_surface(display, surface) : NULL;
  if (monitor != NULL) g_object_ref(monitor);
  else monitor = g_list_model_get_item(gdk_display_get_monitors(display), 0);
  if (monitor == NULL) return FALSE;
  GdkRectangle room;
  gdk_monitor_get_geometry(monitor, &room);
  g_object_unref(monitor);
  *width = room.width;
  *height = room.height;
  return room.width > 0 && room.height > 0;
}

double oriel_widget_scale(GtkWidget *widget) {
  static double (*surface_scale)(GdkSurface *);
  static gboolean is_looked_up = FALSE;
  // GTK 4.12 added fractional scales; the headers at build time may be older than the library.
  if (!is_looked_up) {
    surface_scale = (double (*)(GdkSurface *))dlsym(RTLD_DEFAULT, "gdk_surface_get_scale");
    is_looked_up = TRUE;
  }
  GtkNative *native = gtk_widget_get_native(widget);
  GdkSurface *surface = native ? gtk_native_get_surface(native) : NULL;
  if (surface && surface_scale) return surface_scale(surface);
  return gtk_widget_get_scale_factor(widget);
}

gboolean oriel_event_position(GtkWidget *widget, GdkEvent *event, double *x, double *y) {
  GtkNative *native = gtk_widget_get_native(widget);
  double surface_x, surface_y, native_x, native_y;
  if (!native || !gdk_event_get_position(event, &surface_x, &surface_y)) return FALSE;
  gtk_native_get_surface_transform(native, &native_x, &native_y);
  return gtk_widget_translate_coordinates(
      GTK_WIDGET(native), widget, surface_x - native_x, surface_y - native_y, x, y);
}

gboolean oriel_window_is_hidden(GtkWidget *window) {
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  if (!surface || !GDK_IS_TOPLEVEL(surface)) return FALSE;
  // GDK_TOPLEVEL_STATE_SUSPENDED by its value, because the name is newer than GTK 4.8.
  const int suspended = 1 << 16;
  return (gdk_toplevel_get_state(GDK_TOPLEVEL(surface)) & (GDK_TOPLEVEL_STATE_MINIMIZED | suspended)) != 0;
}

gboolean oriel_display_is_broadway(GdkDisplay *display) {
  // By name, because builds of GTK without that backend have neither the Broadway headers nor its type.
  return g_strcmp0(G_OBJECT_TYPE_NAME(display), "GdkBroadwayDisplay") == 0;
}

gboolean oriel_display_is_wayland(GdkDisplay *display) {
  return g_strcmp0(G_OBJECT_TYPE_NAME(display), "GdkWaylandDisplay") == 0;
}

gboolean oriel_launch_uri(GdkDisplay *display, const char *uri) {
  GdkAppLaunchContext *context = display ? gdk_display_get_app_launch_context(display) : NULL;
  gboolean is_launched = g_app_info_launch_default_for_uri(uri, G_APP_LAUNCH_CONTEXT(context), NULL);
  g_clear_object(&context);
  return is_launched;
}

void oriel_window_set_startup_id(GtkWindow *window, const char *id) {
  gtk_window_set_startup_id(window, id);
  GdkDisplay *display = gtk_widget_get_display(GTK_WIDGET(window));
  if (!oriel_display_is_wayland(display)) return;
  // GTK 4.8 uses a token of its own for a window that is already on the screen, which compositors refuse if the user was in another window.
  // It uses another program's token only if that is set on the display. The function is looked up by name, because builds without the
  // backend lack it.
  void (*set)(GdkDisplay *, const char *) =
      (void (*)(GdkDisplay *, const char *))dlsym(RTLD_DEFAULT, "gdk_wayland_display_set_startup_notification_id");
  if (set) set(display, id);
}

void oriel_im_multicontext_use_simple(GtkIMContext *context) {
  gtk_im_multicontext_set_context_id(GTK_IM_MULTICONTEXT(context), "gtk-im-context-simple");
}

void oriel_im_context_set_purpose(GtkIMContext *context, GtkInputPurpose purpose) {
  g_object_set(context, "input-purpose", purpose, NULL);
}

void oriel_im_context_set_hints(GtkIMContext *context, GtkInputHints hints) {
  g_object_set(context, "input-hints", hints, NULL);
}

guint oriel_base_keyval(GdkDisplay *display, guint keycode, int group, gboolean latin) {
  GdkKeymapKey *keys;
  guint *keyvals;
  int count;
  guint found = 0;
  if (!gdk_display_map_keycode(display, keycode, &keys, &keyvals, &count)) return 0;
  for (int i = 0; i < count && !found; i++) {
    if (keys[i].level != 0) continue;
    if (latin ? keyvals[i] > 0x20 && keyvals[i] < 0x7f : keys[i].group == group) found = keyvals[i];
  }
  g_free(keys);
  g_free(keyvals);
  return found;
}

gboolean oriel_settings_bool(GtkSettings *settings, const char *property) {
  gboolean value = FALSE;
  g_object_get(settings, property, &value, NULL);
  return value;
}

int oriel_settings_int(GtkSettings *settings, const char *property) {
  int value = 0;
  g_object_get(settings, property, &value, NULL);
  return value;
}

char *oriel_settings_string(GtkSettings *settings, const char *property) {
  char *value = NULL;
  g_object_get(settings, property, &value, NULL);
  return value;
}

void oriel_settings_set_bool(GtkSettings *settings, const char *property, gboolean value) {
  g_object_set(settings, property, value, NULL);
}

GSettings *oriel_gsettings_new(const char *schema, const char *key) {
  // g_settings_new() aborts the process if the schema is missing.
  GSettingsSchemaSource *source = g_settings_schema_source_get_default();
  GSettingsSchema *found = source ? g_settings_schema_source_lookup(source, schema, TRUE) : NULL;
  if (!found) return NULL;
  GSettings *settings = g_settings_schema_has_key(found, key) ? g_settings_new_full(found, NULL, NULL) : NULL;
  g_settings_schema_unref(found);
  return settings;
}

static gboolean has_key(GSettings *settings, const char *key) {
  GSettingsSchema *schema = NULL;
  g_object_get(settings, "settings-schema", &schema, NULL);
  gboolean has = g_settings_schema_has_key(schema, key);
  g_settings_schema_unref(schema);
  return has;
}

char *oriel_gsettings_user_string(GSettings *settings, const char *key) {
  GVariant *value = has_key(settings, key) ? g_settings_get_user_value(settings, key) : NULL;
  if (!value) return NULL;
  char *string = g_variant_is_of_type(value, G_VARIANT_TYPE_STRING) ? g_variant_dup_string(value, NULL) : NULL;
  g_variant_unref(value);
  return string;
}

char *oriel_gsettings_string(GSettings *settings, const char *key) {
  return has_key(settings, key) ? g_settings_get_string(settings, key) : NULL;
}
