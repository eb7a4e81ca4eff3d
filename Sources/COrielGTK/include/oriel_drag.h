#pragma once
#include "oriel_gtk.h"

/// The handlers for a dragged object whose data another window requests. They are called on the main thread.
typedef struct {
  /// Requests the bytes of a MIME type. `oriel_parcel_answer` has to be called with them once, now or later.
  void (*ORIEL_MAIN_ACTOR read)(void *owner, const char *mime_type, GTask *wanted);
  /// Releases the owner after the last request.
  void (*ORIEL_MAIN_ACTOR release)(void *owner);
} OrielParcelHandlers;

/// Creates a content provider with MIME types, whose bytes are read on request.
GdkContentProvider *oriel_parcel_new(OrielParcelHandlers handlers, void *owner, const char *const *mime_types, guint count);

/// Passes the bytes on, and releases `wanted`. If `succeeded` is false, the bytes can't be read.
void oriel_parcel_answer(GTask *wanted, const void *bytes, size_t count, gboolean succeeded);

/// Starts a drag from the widget's window at the pointer, with a picture whose point `hot_x`, `hot_y` is at the pointer. Returns a new
/// reference to the drag, or NULL if the window system refuses it.
GdkDrag *oriel_drag_begin(GtkWidget *widget, GdkContentProvider *content, GskRenderNode *picture, double width, double height, double hot_x, double hot_y);

/// Returns the MIME types of a drag over a window. They are valid as long as the drop.
const char *const *oriel_drop_mime_types(GdkDrop *drop, gsize *count);

/// Reads all bytes of a MIME type. `done` is called once, asynchronously, with NULL if they can't be read.
void oriel_drop_read(GdkDrop *drop, const char *mime_type, void (*ORIEL_MAIN_ACTOR done)(void *owner, GBytes *bytes), void *owner);
