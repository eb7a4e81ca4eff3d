#include "oriel_webkit.h"

ORIEL_LIBRARY(OrielWebKit, oriel_webkit, ORIEL_WEBKIT_FUNCTIONS, "libwebkitgtk-6.0.so.4")
ORIEL_LIBRARY(OrielWebKit2_50, oriel_webkit_2_50, ORIEL_WEBKIT_2_50_FUNCTIONS, "libwebkitgtk-6.0.so.4")

WebKitWebView *oriel_webkit_new_view(WebKitNetworkSession *session, WebKitUserContentManager *content) {
  const OrielWebKit *webkit = oriel_webkit();
  if (webkit == NULL) return NULL;
  gpointer view = g_object_new(webkit->webkit_web_view_get_type(), "network-session", session, "user-content-manager", content, NULL);
  return g_object_ref_sink(view);
}
