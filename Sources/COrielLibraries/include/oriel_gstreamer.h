#pragma once
#include <glib-object.h>

#include "oriel_library.h"

#ifndef ORIEL_LIBRARY_TYPES_ARE_DECLARED
typedef struct _GstBuffer GstBuffer;
typedef struct _GstBus GstBus;
typedef struct _GstCaps GstCaps;
typedef struct _GstElement GstElement;
typedef struct _GstMessage GstMessage;
typedef struct _GstSample GstSample;
typedef struct _GstStructure GstStructure;
typedef struct _GstAppSink GstAppSink;
typedef guint64 GstClockTime;
typedef enum { GST_STATE_VOID_PENDING, GST_STATE_NULL, GST_STATE_READY, GST_STATE_PAUSED, GST_STATE_PLAYING } GstState;
typedef enum {
  GST_STATE_CHANGE_FAILURE,
  GST_STATE_CHANGE_SUCCESS,
  GST_STATE_CHANGE_ASYNC,
  GST_STATE_CHANGE_NO_PREROLL
} GstStateChangeReturn;
typedef enum { GST_FORMAT_TIME = 3 } GstFormat;
typedef enum {
  GST_SEEK_FLAG_FLUSH = 1 << 0,
  GST_SEEK_FLAG_ACCURATE = 1 << 1,
  GST_SEEK_FLAG_KEY_UNIT = 1 << 2,
  GST_SEEK_FLAG_INSTANT_RATE_CHANGE = 1 << 10
} GstSeekFlags;
typedef enum { GST_BUS_DROP, GST_BUS_PASS, GST_BUS_ASYNC } GstBusSyncReply;
typedef GstBusSyncReply (*GstBusSyncHandler)(GstBus *bus, GstMessage *message, gpointer data);
typedef enum { GST_SEEK_TYPE_NONE, GST_SEEK_TYPE_SET, GST_SEEK_TYPE_END } GstSeekType;
#endif

gboolean gst_init_check(int *argc, char ***argv, GError **error);
GstElement *gst_element_factory_make(const gchar *factory, const gchar *name);
GstStateChangeReturn gst_element_set_state(GstElement *element, GstState state);
gboolean gst_element_query_position(GstElement *element, GstFormat format, gint64 *position);
gboolean gst_element_query_duration(GstElement *element, GstFormat format, gint64 *duration);
gboolean gst_element_seek(
  GstElement *element, gdouble rate, GstFormat format, GstSeekFlags flags, GstSeekType start_type, gint64 start, GstSeekType stop_type,
  gint64 stop);
GstBus *gst_element_get_bus(GstElement *element);
void gst_bus_set_sync_handler(GstBus *bus, GstBusSyncHandler handler, gpointer data, GDestroyNotify notify);
GstBusSyncReply gst_bus_sync_signal_handler(GstBus *bus, GstMessage *message, gpointer data);
void gst_message_parse_error(GstMessage *message, GError **error, gchar **debug);
void gst_message_parse_buffering(GstMessage *message, gint *percent);
void gst_util_set_object_arg(GObject *object, const gchar *name, const gchar *value);
GstCaps *gst_caps_from_string(const gchar *string);
gboolean gst_structure_get_int(const GstStructure *structure, const gchar *name, gint *value);
gboolean gst_structure_get_fraction(const GstStructure *structure, const gchar *name, gint *numerator, gint *denominator);
GstStructure *gst_caps_get_structure(const GstCaps *caps, guint index);
GstCaps *gst_sample_get_caps(GstSample *sample);
GstBuffer *gst_sample_get_buffer(GstSample *sample);
gsize gst_buffer_get_size(GstBuffer *buffer);
gsize gst_buffer_extract(GstBuffer *buffer, gsize offset, gpointer destination, gsize size);
void gst_app_sink_set_caps(GstAppSink *sink, const GstCaps *caps);
GstSample *gst_app_sink_try_pull_preroll(GstAppSink *sink, GstClockTime timeout);
GstSample *gst_app_sink_try_pull_sample(GstAppSink *sink, GstClockTime timeout);

// This function also releases caps and samples.
#ifndef ORIEL_LIBRARY_TYPES_ARE_DECLARED
typedef struct _GstMiniObject GstMiniObject;
#endif
void gst_mini_object_unref(GstMiniObject *object);

#define ORIEL_GSTREAMER_FUNCTIONS(FUNCTION)      \
  FUNCTION(gst_init_check)                       \
  FUNCTION(gst_element_factory_make)             \
  FUNCTION(gst_element_set_state)                \
  FUNCTION(gst_element_query_position)           \
  FUNCTION(gst_element_query_duration)           \
  FUNCTION(gst_element_seek)                     \
  FUNCTION(gst_element_get_bus)                  \
  FUNCTION(gst_bus_set_sync_handler)             \
  FUNCTION(gst_bus_sync_signal_handler)          \
  FUNCTION(gst_message_parse_error)              \
  FUNCTION(gst_message_parse_buffering)          \
  FUNCTION(gst_util_set_object_arg)              \
  FUNCTION(gst_caps_from_string)                 \
  FUNCTION(gst_structure_get_int)                \
  FUNCTION(gst_structure_get_fraction)           \
  FUNCTION(gst_caps_get_structure)               \
  FUNCTION(gst_sample_get_caps)                  \
  FUNCTION(gst_sample_get_buffer)                \
  FUNCTION(gst_buffer_get_size)                  \
  FUNCTION(gst_buffer_extract)                   \
  FUNCTION(gst_app_sink_set_caps)                \
  FUNCTION(gst_app_sink_try_pull_preroll)        \
  FUNCTION(gst_app_sink_try_pull_sample)         \
  FUNCTION(gst_mini_object_unref)

typedef struct {
  ORIEL_GSTREAMER_FUNCTIONS(ORIEL_LIBRARY_FIELD)
} OrielGStreamer;

// Returns GStreamer's functions, or NULL if it isn't installed.
const OrielGStreamer *oriel_gstreamer(void);

// The handlers for the events of a pipeline, on GStreamer's threads.
typedef struct {
  // A change of the state or a seek has completed.
  void (*async_done)(void *context);
  void (*end_of_stream)(void *context);
  void (*error)(void *context, const GError *error);
  // Receives the percentage of the buffer that is filled. Less than 100 requires a pause.
  void (*buffering)(void *context, gint percent);
  void (*duration_change)(void *context);
  // A frame is due. The receiver owns the sample.
  void (*sample)(void *context, GstSample *sample);
} OrielMediaHandlers;

// Connects handlers to a pipeline and to the sink of its frames, which may be NULL. `destroy` is called with the context when the pipeline
// ends.
void oriel_media_connect(
  GstElement *pipeline, GstElement *sink, const OrielMediaHandlers *handlers, void *context, void (*destroy)(void *context));

// Sets a property to an object.
void oriel_media_set_object(GstElement *element, const char *name, GstElement *value);
