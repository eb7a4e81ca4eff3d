#include "oriel_gtk.h"

static const char *const portal_name = "org.freedesktop.portal.Desktop";
static const char *const portal_path = "/org/freedesktop/portal/desktop";
static const char *const portal_interface = "org.freedesktop.portal.Settings";
static const char *const appearance = "org.freedesktop.appearance";

typedef struct {
  void (*changed)(void *owner, const char *key, guint value);
  void (*accent_changed)(void *owner, double red, double green, double blue);
  void *owner;
} PortalWatch;

static void tell(PortalWatch *watch, const char *key, GVariant *value) {
  // Older replies of the portal wrap the value in an additional variant.
  GVariant *inner = g_variant_ref(value);
  while (g_variant_is_of_type(inner, G_VARIANT_TYPE_VARIANT)) {
    GVariant *next = g_variant_get_variant(inner);
    g_variant_unref(inner);
    inner = next;
  }
  if (g_variant_is_of_type(inner, G_VARIANT_TYPE_UINT32)) watch->changed(watch->owner, key, g_variant_get_uint32(inner));
  if (g_strcmp0(key, "accent-color") == 0 && g_variant_is_of_type(inner, G_VARIANT_TYPE("(ddd)"))) {
    double red, green, blue;
    g_variant_get(inner, "(ddd)", &red, &green, &blue);
    watch->accent_changed(watch->owner, red, green, blue);
  }
  g_variant_unref(inner);
}

static void setting_changed(
    GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *signal,
    GVariant *parameters, gpointer data) {
  const char *name, *key;
  GVariant *value;
  if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ssv)"))) return;
  g_variant_get(parameters, "(&s&sv)", &name, &key, &value);
  if (g_strcmp0(name, appearance) == 0) tell(data, key, value);
  g_variant_unref(value);
}

static void settings_read(GObject *bus, GAsyncResult *result, gpointer data) {
  GVariant *reply = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
  if (!reply) return;
  GVariantIter *spaces, *entries;
  const char *key;
  GVariant *value;
  g_variant_get(reply, "(a{sa{sv}})", &spaces);
  while (g_variant_iter_next(spaces, "{&sa{sv}}", NULL, &entries)) {
    while (g_variant_iter_next(entries, "{&sv}", &key, &value)) {
      tell(data, key, value);
      g_variant_unref(value);
    }
    g_variant_iter_free(entries);
  }
  g_variant_iter_free(spaces);
  g_variant_unref(reply);
}

static void bus_connected(GObject *source, GAsyncResult *result, gpointer data) {
  GDBusConnection *bus = g_bus_get_finish(result, NULL);
  if (!bus) return;
  g_dbus_connection_set_exit_on_close(bus, FALSE);
  g_dbus_connection_signal_subscribe(
      bus, portal_name, portal_interface, "SettingChanged", portal_path, appearance, G_DBUS_SIGNAL_FLAGS_NONE,
      setting_changed, data, NULL);
  const char *const spaces[] = {appearance, NULL};
  g_dbus_connection_call(
      bus, portal_name, portal_path, portal_interface, "ReadAll", g_variant_new("(^as)", spaces),
      G_VARIANT_TYPE("(a{sa{sv}})"), G_DBUS_CALL_FLAGS_NONE, 2000, NULL, settings_read, data);
}

void oriel_portal_watch(
    void (*changed)(void *owner, const char *key, guint value),
    void (*accent_changed)(void *owner, double red, double green, double blue), void *owner) {
  PortalWatch *watch = g_new(PortalWatch, 1);
  watch->changed = changed;
  watch->accent_changed = accent_changed;
  watch->owner = owner;
  g_bus_get(G_BUS_TYPE_SESSION, NULL, bus_connected, watch);
}
