#pragma once
#include "oriel_gtk.h"

/// What is asked of something that is dragged to another window. Called on the main thread.
typedef struct {
  /// Its bytes of a MIME type are wanted: `oriel_parcel_answer` is to be called with them once, now or later.
  void (*ORIEL_MAIN_ACTOR read)(void *owner, const char *mime_type, GTask *wanted);
  /// Nobody will ask any more.
  void (*ORIEL_MAIN_ACTOR release)(void *owner);
} OrielParcelHandlers;

/// Something with MIME types whose bytes are read when they are wanted.
GdkContentProvider *oriel_parcel_new(OrielParcelHandlers handlers, void *owner, const char *const *mime_types, guint count);

/// Hands over the bytes, and lets go of `wanted`; NULL says that they can't be read.
void oriel_parcel_answer(GTask *wanted, const void *bytes, size_t count, gboolean succeeded);

/// Has the desktop drag from the widget's window what the pointer has there, with a picture that `hot_x`, `hot_y` of is at the pointer. The drag is
/// a new reference; NULL where the desktop doesn't take it.
GdkDrag *oriel_drag_begin(GtkWidget *widget, GdkContentProvider *content, GskRenderNode *picture, double width, double height, double hot_x, double hot_y);

/// The MIME types of what is over a window, as long as it is.
const char *const *oriel_drop_mime_types(GdkDrop *drop, gsize *count);

/// Reads all bytes of a MIME type. `done` is called once, later; with NULL if they can't be read.
void oriel_drop_read(GdkDrop *drop, const char *mime_type, void (*ORIEL_MAIN_ACTOR done)(void *owner, GBytes *bytes), void *owner);
