#include "oriel_gsk.h"

#include <hb-ot.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

void oriel_gsk_font_metrics(PangoFont *font, OrielFontMetrics *metrics) {
  memset(metrics, 0, sizeof *metrics);
  hb_font_t *hb_font = pango_font_get_hb_font(font);
  hb_font_extents_t extents;
  if (hb_font != NULL && hb_font_get_h_extents(hb_font, &extents) && extents.ascender > 0) {
    metrics->ascent = extents.ascender;
    metrics->descent = -extents.descender;
    metrics->line_gap = extents.line_gap;
    hb_position_t value;
    if (hb_ot_metrics_get_position(hb_font, HB_OT_METRICS_TAG_UNDERLINE_OFFSET, &value))
      metrics->underline_position = -value;
    if (hb_ot_metrics_get_position(hb_font, HB_OT_METRICS_TAG_UNDERLINE_SIZE, &value))
      metrics->underline_thickness = value;
    if (hb_ot_metrics_get_position(hb_font, HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, &value))
      metrics->strikethrough_position = value;
    if (hb_ot_metrics_get_position(hb_font, HB_OT_METRICS_TAG_STRIKEOUT_SIZE, &value))
      metrics->strikethrough_thickness = value;
  } else {
    // Bitmap fonts have no OpenType extents.
    PangoFontMetrics *fallback = pango_font_get_metrics(font, NULL);
    metrics->ascent = pango_font_metrics_get_ascent(fallback);
    metrics->descent = pango_font_metrics_get_descent(fallback);
    pango_font_metrics_unref(fallback);
  }
  int em = metrics->ascent + metrics->descent;
  if (metrics->underline_thickness <= 0) metrics->underline_thickness = em / 18;
  if (metrics->underline_position <= 0) metrics->underline_position = em / 10;
  if (metrics->strikethrough_thickness <= 0) metrics->strikethrough_thickness = em / 18;
  if (metrics->strikethrough_position <= 0) metrics->strikethrough_position = em / 4;
}

void oriel_gsk_text_marks(const char *text, int length, PangoLanguage *language, uint8_t *marks) {
  if (length <= 0) return;
  long characters = g_utf8_strlen(text, length);
  PangoLogAttr *attributes = g_new0(PangoLogAttr, characters + 1);
  pango_get_log_attrs(text, length, -1, language, attributes, (int)characters + 1);
  const char *cursor = text;
  for (long index = 0; index < characters; index++) {
    uint8_t mark = 0;
    if (attributes[index].is_line_break) mark |= ORIEL_TEXT_MARK_LINE_BREAK;
    if (attributes[index].is_white) mark |= ORIEL_TEXT_MARK_WHITE;
    marks[cursor - text] = mark;
    cursor = g_utf8_next_char(cursor);
  }
  g_free(attributes);
}

PangoDirection oriel_gsk_base_direction(const char *text, int length) {
  // The function is deprecated, but its successor doesn't report the neutral direction.
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return pango_find_base_dir(text, length);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

static PangoGlyphString *glyph_string_new(const OrielGlyph *glyphs, int count) {
  PangoGlyphString *string = pango_glyph_string_new();
  pango_glyph_string_set_size(string, count);
  for (int index = 0; index < count; index++) {
    PangoGlyphInfo *info = &string->glyphs[index];
    info->glyph = glyphs[index].glyph;
    info->geometry.width = glyphs[index].width;
    info->geometry.x_offset = glyphs[index].x_offset;
    info->geometry.y_offset = glyphs[index].y_offset;
    memset(&info->attr, 0, sizeof info->attr);
    info->attr.is_cluster_start = 1;
    info->attr.is_color = glyphs[index].is_color;
    string->log_clusters[index] = index;
  }
  return string;
}

gboolean oriel_gsk_glyphs_ink(PangoFont *font, const OrielGlyph *glyphs, int count, PangoRectangle *ink) {
  int64_t x = 0, left = INT64_MAX, right = INT64_MIN, top = INT64_MAX, bottom = INT64_MIN;
  for (int index = 0; index < count; index++) {
    PangoRectangle box;
    pango_font_get_glyph_extents(font, glyphs[index].glyph, &box, NULL);
    if (box.width > 0 && box.height > 0) {
      int64_t x0 = x + glyphs[index].x_offset + box.x;
      int64_t y0 = (int64_t)glyphs[index].y_offset + box.y;
      left = MIN(left, x0);
      right = MAX(right, x0 + box.width);
      top = MIN(top, y0);
      bottom = MAX(bottom, y0 + box.height);
    }
    x += glyphs[index].width;
  }
  if (left > right) return FALSE;
  ink->x = (int)CLAMP(left, INT_MIN, INT_MAX);
  ink->y = (int)CLAMP(top, INT_MIN, INT_MAX);
  ink->width = (int)MIN(right - left, INT_MAX);
  ink->height = (int)MIN(bottom - top, INT_MAX);
  return TRUE;
}

GskRenderNode *oriel_gsk_text_node_new(
    PangoFont *font, const OrielGlyph *glyphs, int count, const GdkRGBA *color, float x, float y) {
  PangoGlyphString *string = glyph_string_new(glyphs, count);
  graphene_point_t offset = GRAPHENE_POINT_INIT(x, y);
  GskRenderNode *node = gsk_text_node_new(font, string, color, &offset);
  pango_glyph_string_free(string);
  return node;
}

bool oriel_gsk_append_glyphs(cairo_t *context, PangoFont *font, const OrielGlyph *glyphs, int count, double x, double y) {
  PangoGlyphString *string = glyph_string_new(glyphs, count);
  cairo_new_path(context);
  cairo_move_to(context, x, y);
  pango_cairo_glyph_string_path(context, font, string);
  pango_glyph_string_free(string);
  double left, top, right, bottom;
  cairo_path_extents(context, &left, &top, &right, &bottom);
  return right > left && bottom > top;
}

static float *gaussian_kernel_new(float sigma, int *radius) {
  *radius = (int)ceilf(sigma * 3);
  float *kernel = g_new(float, 2 * *radius + 1);
  float sum = 0;
  for (int tap = -*radius; tap <= *radius; tap++) {
    float value = expf(-(float)(tap * tap) / (2 * sigma * sigma));
    kernel[tap + *radius] = value;
    sum += value;
  }
  for (int index = 0; index <= 2 * *radius; index++) kernel[index] /= sum;
  return kernel;
}

void oriel_gsk_blur(uint8_t *pixels, int width, int height, int stride, int channels, float sigma) {
  if (!(sigma > 0) || width <= 0 || height <= 0) return;
  int radius;
  float *kernel = gaussian_kernel_new(sigma, &radius);
  size_t row = (size_t)width * channels;

  // Horizontally: each row is copied between margins of zeros, so that the inner loop has no bounds to check.
  size_t margin = (size_t)radius * channels;
  float *padded = g_new0(float, row + 2 * margin);
  float *sums = g_new(float, row);
  for (int y = 0; y < height; y++) {
    uint8_t *line = pixels + (size_t)y * stride;
    for (size_t i = 0; i < row; i++) padded[margin + i] = line[i];
    memset(sums, 0, row * sizeof *sums);
    for (int tap = 0; tap <= 2 * radius; tap++) {
      const float *source = padded + (size_t)tap * channels;
      float factor = kernel[tap];
      for (size_t i = 0; i < row; i++) sums[i] += source[i] * factor;
    }
    for (size_t i = 0; i < row; i++) line[i] = (uint8_t)(sums[i] + 0.5f);
  }

  // Vertically: a whole row is summed at a time. A copy preserves the rows above, which have been overwritten already.
  uint8_t *copy = g_malloc(row * height);
  for (int y = 0; y < height; y++) memcpy(copy + row * y, pixels + (size_t)y * stride, row);
  for (int y = 0; y < height; y++) {
    memset(sums, 0, row * sizeof *sums);
    for (int tap = MAX(0, radius - y); tap <= MIN(2 * radius, height - 1 - y + radius); tap++) {
      const uint8_t *source = copy + row * (size_t)(y + tap - radius);
      float factor = kernel[tap];
      for (size_t i = 0; i < row; i++) sums[i] += source[i] * factor;
    }
    uint8_t *line = pixels + (size_t)y * stride;
    for (size_t i = 0; i < row; i++) line[i] = (uint8_t)(sums[i] + 0.5f);
  }
  g_free(copy);
  g_free(sums);
  g_free(padded);
  g_free(kernel);
}

// Interpolates two pixels of four bytes, two bytes at a time. A `share` of 256 is the second one.
static inline uint32_t mix(uint32_t a, uint32_t b, uint32_t share) {
  uint32_t low = ((a & 0xff00ff) * (256 - share) + (b & 0xff00ff) * share) >> 8;
  uint32_t high = ((a >> 8) & 0xff00ff) * (256 - share) + ((b >> 8) & 0xff00ff) * share;
  return (low & 0xff00ff) | (high & 0xff00ff00);
}

void oriel_gsk_project(
    const uint8_t *source, int width, int height, int stride, uint8_t *target, int target_width, int target_height, const double back[9]) {
  uint32_t *out = (uint32_t *)(void *)target;
  for (int y = 0; y < target_height; y++) {
    for (int x = 0; x < target_width; x++, out++) {
      double px = x + 0.5, py = y + 0.5;
      double depth = px * back[2] + py * back[5] + back[8];
      *out = 0;
      if (!(depth > 1e-9)) continue;
      double sx = (px * back[0] + py * back[3] + back[6]) / depth - 0.5;
      double sy = (px * back[1] + py * back[4] + back[7]) / depth - 0.5;
      if (!(sx >= 0 && sy >= 0 && sx < width - 1 && sy < height - 1)) continue;
      int ix = (int)sx, iy = (int)sy;
      uint32_t shareX = (uint32_t)((sx - ix) * 256), shareY = (uint32_t)((sy - iy) * 256);
      const uint32_t *upper = (const uint32_t *)(const void *)(source + (size_t)iy * stride) + ix;
      const uint32_t *lower = (const uint32_t *)(const void *)((const uint8_t *)upper + stride);
      *out = mix(mix(upper[0], upper[1], shareX), mix(lower[0], lower[1], shareX), shareY);
    }
  }
}

void oriel_gsk_unpremultiply(const uint8_t *source, int width, int height, int stride, uint8_t *target) {
  for (int y = 0; y < height; y++) {
    const uint32_t *row = (const uint32_t *)(const void *)(source + (size_t)y * stride);
    for (int x = 0; x < width; x++, target += 4) {
      uint32_t pixel = row[x], alpha = pixel >> 24;
      uint32_t half = alpha / 2, divisor = MAX(alpha, 1);
      target[0] = (uint8_t)MIN(255, (((pixel >> 16) & 0xff) * 255 + half) / divisor);
      target[1] = (uint8_t)MIN(255, (((pixel >> 8) & 0xff) * 255 + half) / divisor);
      target[2] = (uint8_t)MIN(255, ((pixel & 0xff) * 255 + half) / divisor);
      target[3] = (uint8_t)alpha;
    }
  }
}

typedef struct {
  int fit_width;
  int fit_height;
  int64_t max_pixels;
  gboolean refused;
} PixbufLimits;

static void pixbuf_size_prepared(GdkPixbufLoader *loader, int width, int height, gpointer data) {
  PixbufLimits *limits = data;
  double new_width = width, new_height = height;
  if (limits->fit_width > 0 && limits->fit_height > 0 && width > 0 && height > 0) {
    double factor = MIN((double)limits->fit_width / width, (double)limits->fit_height / height);
    new_width = MAX(1, round(width * factor));
    new_height = MAX(1, round(height * factor));
  }
  if (new_width * new_height > (double)limits->max_pixels) {
    limits->refused = TRUE;
    gdk_pixbuf_loader_set_size(loader, 1, 1);
  } else if (new_width != width || new_height != height) {
    gdk_pixbuf_loader_set_size(loader, (int)new_width, (int)new_height);
  }
}

GdkPixbuf *oriel_gsk_pixbuf_new_from_bytes(
    const uint8_t *bytes, size_t length, int fit_width, int fit_height, int64_t max_pixels) {
  if (bytes == NULL || length == 0) return NULL;
  PixbufLimits limits = {fit_width, fit_height, max_pixels, FALSE};
  GdkPixbufLoader *loader = gdk_pixbuf_loader_new();
  g_signal_connect(loader, "size-prepared", G_CALLBACK(pixbuf_size_prepared), &limits);
  gboolean written = TRUE;
  for (size_t offset = 0; written && !limits.refused && offset < length; offset += 65536)
    written = gdk_pixbuf_loader_write(loader, bytes + offset, MIN(65536, length - offset), NULL);
  gboolean closed = gdk_pixbuf_loader_close(loader, NULL);
  GdkPixbuf *result = NULL;
  if (written && closed && !limits.refused) {
    GdkPixbuf *pixbuf = gdk_pixbuf_loader_get_pixbuf(loader);
    if (pixbuf != NULL) result = gdk_pixbuf_apply_embedded_orientation(pixbuf);
  }
  g_object_unref(loader);
  return result;
}

bool oriel_gsk_pixbuf_write(
    GdkPixbuf *pixbuf, const char *type, const char *key, const char *value, uint8_t **bytes, size_t *length) {
  char *keys[] = {(char *)key, NULL};
  char *values[] = {(char *)value, NULL};
  gchar *buffer = NULL;
  gsize count = 0;
  *bytes = NULL;
  *length = 0;
  if (!gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, type, keys, values, NULL)) return false;
  *bytes = (uint8_t *)buffer;
  *length = count;
  return true;
}
