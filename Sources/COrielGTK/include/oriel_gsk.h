#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

/// A positioned glyph. Lengths are in Pango units, 1,024 to the point.
typedef struct {
  uint32_t glyph : 31;
  /// Nonzero if the font draws the glyph in colors of its own. Renderers that store glyphs as coverage draw a silhouette if this is zero.
  uint32_t is_color : 1;
  int32_t width;
  int32_t x_offset;
  int32_t y_offset;
} OrielGlyph;

/// The vertical metrics of a font in Pango units, relative to the baseline: ascents upwards, descents downwards.
typedef struct {
  int ascent;
  int descent;
  int line_gap;
  int underline_position;
  int underline_thickness;
  int strikethrough_position;
  int strikethrough_thickness;
} OrielFontMetrics;

enum {
  ORIEL_TEXT_MARK_LINE_BREAK = 1,
  ORIEL_TEXT_MARK_WHITE = 2,
};

/// Reads the unhinted metrics, which are proportional to the font's size.
void oriel_gsk_font_metrics(PangoFont *font, OrielFontMetrics *metrics);

/// The font that a name refers to. The caller frees the family. A weight of 0 means none.
typedef struct {
  char *family;
  int weight;
  gboolean is_italic;
} OrielNamedFont;

/// Finds a family by its name, a face by its PostScript name or its full name, or the family that the system's configuration substitutes.
gboolean oriel_gsk_find_font(const char *name, OrielNamedFont *font);

/// Returns the names of all families, or the PostScript names of a family's faces, unordered and without duplicates. The caller frees the
/// list.
char **oriel_gsk_font_names(const char *family);

/// Starts a thread that initializes fontconfig. The thread reads the environment, which must not change until `oriel_gsk_wait_for_fonts`
/// has returned.
void oriel_gsk_start_fonts(void);

/// Waits until fontconfig is initialized.
void oriel_gsk_wait_for_fonts(void);

/// Registers the fonts of a file with the process. Returns false if there are none.
gboolean oriel_gsk_add_font_file(const char *path);

/// Makes a font map reload the available fonts.
void oriel_gsk_fonts_did_change(PangoFontMap *map);

/// Sets `marks[i]` for each byte that starts a character: whether a line may break before it, and whether it is white space.
void oriel_gsk_text_marks(const char *text, int length, PangoLanguage *language, uint8_t *marks);

/// Returns the direction of the first strong character, or `PANGO_DIRECTION_NEUTRAL`.
PangoDirection oriel_gsk_base_direction(const char *text, int length);

/// Computes the ink rectangle of glyphs that start at (0, 0) on the baseline, in Pango units. Returns false if they paint nothing.
gboolean oriel_gsk_glyphs_ink(PangoFont *font, const OrielGlyph *glyphs, int count, PangoRectangle *ink);

/// Determines for each ASCII character whether words of such characters are shaped independently of the words around them, because no rule
/// of the font relates them to glyphs beyond a space. If this can't be determined, no character is independent.
void oriel_gsk_free_characters(PangoFont *font, uint8_t is_free[128]);

/// Returns a text node whose baseline starts at the point, or NULL if the glyphs paint nothing.
GskRenderNode *oriel_gsk_text_node_new(
    PangoFont *font, const OrielGlyph *glyphs, int count, const GdkRGBA *color, float x, float y);

/// Sets a context's path to the outlines of glyphs whose baseline starts at a point. Returns false if they have none.
bool oriel_gsk_append_glyphs(cairo_t *context, PangoFont *font, const OrielGlyph *glyphs, int count, double x, double y);

/// Blurs an image in place by a Gaussian of `sigma` pixels. A pixel has `channels` bytes, 1 or 4. The outside counts as zero.
void oriel_gsk_blur(uint8_t *pixels, int width, int height, int stride, int channels, float sigma);

/// Draws an ARGB32 picture through a projection into another one, whose rows have no gaps. `back` has the nine numbers, row by row, of the
/// matrix that maps the row vector (x, y, 1) of a position in the target to one in the source. Pixels outside of the source, or behind the
/// eye, are clear.
void oriel_gsk_project(
    const uint8_t *source, int width, int height, int stride, uint8_t *target, int target_width, int target_height, const double back[9]);

/// Converts rows of Cairo's ARGB32 to RGBA bytes with straight alpha, without gaps between rows.
void oriel_gsk_unpremultiply(const uint8_t *source, int width, int height, int stride, uint8_t *target);

/// Encodes an image as a file of a type such as "png", with an option unless `key` is NULL. The caller frees `bytes` with g_free.
bool oriel_gsk_pixbuf_write(
    GdkPixbuf *pixbuf, const char *type, const char *key, const char *value, uint8_t **bytes, size_t *length);

/// Decodes an image. If `fit_width` and `fit_height` are positive, a vector image is rendered to fit that box. Returns NULL if the data is
/// invalid, or if the image would have more than `max_pixels` pixels.
GdkPixbuf *oriel_gsk_pixbuf_new_from_bytes(
    const uint8_t *bytes, size_t length, int fit_width, int fit_height, int64_t max_pixels);
