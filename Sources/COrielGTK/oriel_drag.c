#include "oriel_drag.h"

typedef struct {
  GdkContentProvider parent;
  OrielParcelHandlers handlers;
  void *owner;
  GdkContentFormats *formats;
} OrielParcel;

typedef struct {
  GdkContentProviderClass parent;
} OrielParcelClass;

G_DEFINE_TYPE(OrielParcel, oriel_parcel, GDK_TYPE_CONTENT_PROVIDER)

static void parcel_finalize(GObject *object) {
  OrielParcel *self = (OrielParcel *)object;
  self->handlers.release(self->owner);
  gdk_content_formats_unref(self->formats);
  G_OBJECT_CLASS(oriel_parcel_parent_class)->finalize(object);
}

static GdkContentFormats *parcel_formats(GdkContentProvider *provider) {
  return gdk_content_formats_ref(((OrielParcel *)provider)->formats);
}

static void parcel_write(
    GdkContentProvider *provider, const char *mime_type, GOutputStream *stream, int priority, GCancellable *cancellable,
    GAsyncReadyCallback callback, gpointer data) {
  OrielParcel *self = (OrielParcel *)provider;
  GTask *wanted = g_task_new(provider, cancellable, callback, data);
  g_task_set_priority(wanted, priority);
  g_task_set_task_data(wanted, g_object_ref(stream), g_object_unref);
  self->handlers.read(self->owner, mime_type, wanted);
}

static gboolean parcel_written(GdkContentProvider *provider, GAsyncResult *result, GError **error) {
  return g_task_propagate_boolean(G_TASK(result), error);
}

static void oriel_parcel_class_init(OrielParcelClass *class) {
  G_OBJECT_CLASS(class)->finalize = parcel_finalize;
  GdkContentProviderClass *provider = GDK_CONTENT_PROVIDER_CLASS(class);
  provider->ref_formats = parcel_formats;
  provider->write_mime_type_async = parcel_write;
  provider->write_mime_type_finish = parcel_written;
}

static void oriel_parcel_init(OrielParcel *self) {}

GdkContentProvider *oriel_parcel_new(OrielParcelHandlers handlers, void *owner, const char *const *mime_types, guint count) {
  OrielParcel *self = g_object_new(oriel_parcel_get_type(), NULL);
  self->handlers = handlers;
  self->owner = owner;
  self->formats = gdk_content_formats_new((const char **)mime_types, count);
  return GDK_CONTENT_PROVIDER(self);
}

static void bytes_written(GObject *stream, GAsyncResult *result, gpointer data) {
  GTask *wanted = data;
  GError *error = NULL;
  if (g_output_stream_write_all_finish(G_OUTPUT_STREAM(stream), result, NULL, &error)) {
    g_task_return_boolean(wanted, TRUE);
  } else {
    g_task_return_error(wanted, error);
  }
  g_object_unref(wanted);
}

void oriel_parcel_answer(GTask *wanted, const void *bytes, size_t count, gboolean succeeded) {
  if (!succeeded) {
    g_task_return_new_error(wanted, G_IO_ERROR, G_IO_ERROR_FAILED, "The dragged content cannot be read.");
    g_object_unref(wanted);
    return;
  }
  GBytes *copy = g_bytes_new(bytes, count);
  gsize size = 0;
  const void *start = g_bytes_get_data(copy, &size);
  g_object_set_data_full(G_OBJECT(wanted), "oriel-bytes", copy, (GDestroyNotify)g_bytes_unref);
  g_output_stream_write_all_async(
      g_task_get_task_data(wanted), start, size, g_task_get_priority(wanted), g_task_get_cancellable(wanted), bytes_written, wanted);
}

GdkDrag *oriel_drag_begin(
    GtkWidget *widget, GdkContentProvider *content, GskRenderNode *picture, double width, double height, double hot_x, double hot_y) {
  GtkNative *native = gtk_widget_get_native(widget);
  GdkSurface *surface = native ? gtk_native_get_surface(native) : NULL;
  GdkSeat *seat = gdk_display_get_default_seat(gtk_widget_get_display(widget));
  GdkDevice *pointer = seat ? gdk_seat_get_pointer(seat) : NULL;
  if (!surface || !pointer) return NULL;
  GdkDrag *drag = gdk_drag_begin(surface, pointer, content, GDK_ACTION_COPY, 0, 0);
  if (!drag) return NULL;
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_snapshot_append_node(snapshot, picture);
  graphene_size_t size = GRAPHENE_SIZE_INIT(width, height);
  GdkPaintable *paintable = gtk_snapshot_free_to_paintable(snapshot, &size);
  gtk_drag_icon_set_from_paintable(drag, paintable, (int)hot_x, (int)hot_y);
  g_object_unref(paintable);
  return drag;
}

const char *const *oriel_drop_mime_types(GdkDrop *drop, gsize *count) {
  return gdk_content_formats_get_mime_types(gdk_drop_get_formats(drop), count);
}

typedef struct {
  void (*done)(void *owner, GBytes *bytes);
  void *owner;
  GOutputStream *bytes;
} DropRead;

static void finish(DropRead *read, GBytes *bytes) {
  read->done(read->owner, bytes);
  if (bytes) g_bytes_unref(bytes);
  g_clear_object(&read->bytes);
  g_free(read);
}

static void stream_ended(GObject *stream, GAsyncResult *result, gpointer data) {
  DropRead *read = data;
  gssize size = g_output_stream_splice_finish(G_OUTPUT_STREAM(stream), result, NULL);
  finish(read, size < 0 ? NULL : g_memory_output_stream_steal_as_bytes(G_MEMORY_OUTPUT_STREAM(stream)));
}

static void stream_opened(GObject *drop, GAsyncResult *result, gpointer data) {
  DropRead *read = data;
  const char *mime_type;
  GInputStream *stream = gdk_drop_read_finish(GDK_DROP(drop), result, &mime_type, NULL);
  if (!stream) return finish(read, NULL);
  read->bytes = g_memory_output_stream_new_resizable();
  g_output_stream_splice_async(
      read->bytes, stream, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, G_PRIORITY_DEFAULT, NULL,
      stream_ended, read);
  g_object_unref(stream);
}

void oriel_drop_read(GdkDrop *drop, const char *mime_type, void (*done)(void *owner, GBytes *bytes), void *owner) {
  DropRead *read = g_new0(DropRead, 1);
  read->done = done;
  read->owner = owner;
  const char *types[] = {mime_type, NULL};
  gdk_drop_read_async(drop, types, G_PRIORITY_DEFAULT, NULL, stream_opened, read);
}
