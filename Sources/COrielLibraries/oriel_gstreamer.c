#include "oriel_gstreamer.h"

ORIEL_LIBRARY(OrielGStreamer, oriel_gstreamer, ORIEL_GSTREAMER_FUNCTIONS, "libgstapp-1.0.so.0")

typedef struct {
  OrielMediaHandlers handlers;
  void *context;
  void (*destroy)(void *context);
} Connection;

static void async_done(GstBus *bus, GstMessage *message, Connection *connection) { connection->handlers.async_done(connection->context); }

static void end_of_stream(GstBus *bus, GstMessage *message, Connection *connection) {
  connection->handlers.end_of_stream(connection->context);
}

static void error(GstBus *bus, GstMessage *message, Connection *connection) {
  GError *error = NULL;
  oriel_gstreamer()->gst_message_parse_error(message, &error, NULL);
  if (error != NULL) connection->handlers.error(connection->context, error);
  g_clear_error(&error);
}

static void buffering(GstBus *bus, GstMessage *message, Connection *connection) {
  gint percent = 100;
  oriel_gstreamer()->gst_message_parse_buffering(message, &percent);
  connection->handlers.buffering(connection->context, percent);
}

static void duration_change(GstBus *bus, GstMessage *message, Connection *connection) {
  connection->handlers.duration_change(connection->context);
}

// A queued message would wait for a main loop that reads the bus, and there is none.
static GstBusSyncReply emit(GstBus *bus, GstMessage *message, gpointer data) {
  const OrielGStreamer *gst = oriel_gstreamer();
  gst->gst_bus_sync_signal_handler(bus, message, data);
  gst->gst_mini_object_unref((GstMiniObject *)message);
  return GST_BUS_DROP;
}

static void disconnect(gpointer data) {
  Connection *connection = data;
  connection->destroy(connection->context);
  g_free(connection);
}

// GST_FLOW_OK
static gint deliver(GstSample *sample, Connection *connection) {
  if (sample != NULL) connection->handlers.sample(connection->context, sample);
  return 0;
}

static gint new_preroll(GstAppSink *sink, Connection *connection) {
  return deliver(oriel_gstreamer()->gst_app_sink_try_pull_preroll(sink, 0), connection);
}

static gint new_sample(GstAppSink *sink, Connection *connection) {
  return deliver(oriel_gstreamer()->gst_app_sink_try_pull_sample(sink, 0), connection);
}

void oriel_media_connect(
  GstElement *pipeline, GstElement *sink, const OrielMediaHandlers *handlers, void *context, void (*destroy)(void *context)) {
  const OrielGStreamer *gst = oriel_gstreamer();
  Connection *connection = g_new(Connection, 1);
  *connection = (Connection){*handlers, context, destroy};
  GstBus *bus = gst->gst_element_get_bus(pipeline);
  gst->gst_bus_set_sync_handler(bus, emit, connection, disconnect);
  g_signal_connect(bus, "sync-message::async-done", G_CALLBACK(async_done), connection);
  g_signal_connect(bus, "sync-message::eos", G_CALLBACK(end_of_stream), connection);
  g_signal_connect(bus, "sync-message::error", G_CALLBACK(error), connection);
  g_signal_connect(bus, "sync-message::buffering", G_CALLBACK(buffering), connection);
  g_signal_connect(bus, "sync-message::duration-changed", G_CALLBACK(duration_change), connection);
  g_object_unref(bus);
  if (sink == NULL) return;
  g_signal_connect(sink, "new-preroll", G_CALLBACK(new_preroll), connection);
  g_signal_connect(sink, "new-sample", G_CALLBACK(new_sample), connection);
}

void oriel_media_set_object(GstElement *element, const char *name, GstElement *value) { g_object_set(element, name, value, NULL); }
