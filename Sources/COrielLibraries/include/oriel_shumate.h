#pragma once
#include <gio/gio.h>

#include "oriel_library.h"

#ifndef ORIEL_LIBRARY_TYPES_ARE_DECLARED
typedef struct _ShumateDataSource ShumateDataSource;
typedef struct _ShumateTileDownloader ShumateTileDownloader;
#endif

ShumateTileDownloader *shumate_tile_downloader_new(const char *url_template);
void shumate_data_source_get_tile_data_async(
  ShumateDataSource *self, int x, int y, int zoom_level, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data);
GBytes *shumate_data_source_get_tile_data_finish(ShumateDataSource *self, GAsyncResult *result, GError **error);

#define ORIEL_SHUMATE_FUNCTIONS(FUNCTION)           \
  FUNCTION(shumate_tile_downloader_new)             \
  FUNCTION(shumate_data_source_get_tile_data_async) \
  FUNCTION(shumate_data_source_get_tile_data_finish)

typedef struct {
  ORIEL_SHUMATE_FUNCTIONS(ORIEL_LIBRARY_FIELD)
} OrielShumate;

// Returns libshumate's functions, or NULL if it isn't installed.
const OrielShumate *oriel_shumate(void);
