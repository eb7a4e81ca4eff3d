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
