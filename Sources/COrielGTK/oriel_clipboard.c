#include "oriel_gtk.h"

char *oriel_clipboard_own_text(GdkClipboard *clipboard) {
  GdkContentProvider *content = gdk_clipboard_is_local(clipboard) ? gdk_clipboard_get_content(clipboard) : NULL;
  if (!content) return NULL;
  GValue value = G_VALUE_INIT;
  g_value_init(&value, G_TYPE_STRING);
  char *text = gdk_content_provider_get_value(content, &value, NULL) ? g_value_dup_string(&value) : NULL;
  g_value_unset(&value);
  return text;
}

gboolean oriel_clipboard_has_text(GdkClipboard *clipboard) {
  // What another program has there is known by its MIME types alone.
  GdkContentFormats *formats = gdk_content_formats_ref(gdk_clipboard_get_formats(clipboard));
  formats = gdk_content_formats_union_deserialize_gtypes(formats);
  gboolean has_text = gdk_content_formats_contain_gtype(formats, G_TYPE_STRING);
  gdk_content_formats_unref(formats);
  return has_text;
}
