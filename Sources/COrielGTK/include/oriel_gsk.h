#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

/// One positioned glyph. Lengths are Pango units: 1,024 to the point.
typedef struct {
  uint32_t glyph : 31;
  /// Whether the font paints the glyph in colours of its own. Renderers that keep glyphs as coverage draw a silhouette where this is not told.
  uint32_t is_color : 1;
  int32_t width;
  int32_t x_offset;
  int32_t y_offset;
} OrielGlyph;

/// Vertical extents of a font in Pango units, measured from the baseline: ascents up, descents down.
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

/// Unhinted metrics, so that they are proportional to the font's size.
void oriel_gsk_font_metrics(PangoFont *font, OrielFontMetrics *metrics);

/// What a name means among fonts. The family is the caller's to free; no weight is 0.
typedef struct {
  char *family;
  int weight;
  gboolean is_italic;
} OrielNamedFont;

/// Looks a family up by its name, a face by its PostScript name or its full name, or what the system's settings have in a family's place.
gboolean oriel_gsk_find_font(const char *name, OrielNamedFont *font);

/// The names of all families, or the PostScript names of a family's faces, in no order and with nothing twice; the caller frees the list.
char **oriel_gsk_font_names(const char *family);

/// Starts a thread that initialises fontconfig. The thread reads the environment, which must not change until `oriel_gsk_wait_for_fonts` has returned.
void oriel_gsk_start_fonts(void);

/// Waits until fontconfig is initialised.
void oriel_gsk_wait_for_fonts(void);

/// Has the process know the fonts of a file; false where there are none.
gboolean oriel_gsk_add_font_file(const char *path);

/// Has a map look again which fonts there are.
void oriel_gsk_fonts_did_change(PangoFontMap *map);

/// Sets `marks[i]` for each byte that starts a character: where lines may break before it, what is white space.
void oriel_gsk_text_marks(const char *text, int length, PangoLanguage *language, uint8_t *marks);

/// The direction of the first strong character, or `PANGO_DIRECTION_NEUTRAL`.
PangoDirection oriel_gsk_base_direction(const char *text, int length);

/// The ink of glyphs set from (0, 0) on the baseline, in Pango units. False where they paint nothing.
gboolean oriel_gsk_glyphs_ink(PangoFont *font, const OrielGlyph *glyphs, int count, PangoRectangle *ink);

/// Says for each ASCII character whether words of such characters are shaped the same with and without the words around them: whether
/// nothing in the font looks from them past a space. None is where that cannot be told.
void oriel_gsk_free_characters(PangoFont *font, uint8_t is_free[128]);

/// A text node with its baseline starting at the point, or NULL where the glyphs paint nothing.
GskRenderNode *oriel_gsk_text_node_new(
    PangoFont *font, const OrielGlyph *glyphs, int count, const GdkRGBA *color, float x, float y);

/// Makes the outlines of glyphs whose baseline starts at a point a context's path; false where they have none.
bool oriel_gsk_append_glyphs(cairo_t *context, PangoFont *font, const OrielGlyph *glyphs, int count, double x, double y);

/// Blurs an image in place by a Gaussian of `sigma` pixels. `channels` is 1 or 4 bytes a pixel; outside counts as zero.
void oriel_gsk_blur(uint8_t *pixels, int width, int height, int stride, int channels, float sigma);

/// Draws one ARGB32 picture through a projection into another, whose rows have no gaps. `back` are the nine numbers, row by row, of the matrix
/// that takes the row vector (x, y, 1) of a place in the target to one in the source. Outside of the source all is clear; so is what would be seen
/// from behind the eye.
void oriel_gsk_project(
    const uint8_t *source, int width, int height, int stride, uint8_t *target, int target_width, int target_height, const double back[9]);

/// Turns rows of Cairo's ARGB32 into RGBA bytes with straight alpha, without gaps between rows.
void oriel_gsk_unpremultiply(const uint8_t *source, int width, int height, int stride, uint8_t *target);

/// Writes an image as a file of a type such as "png", with an option unless `key` is NULL. The caller frees `bytes` with g_free.
bool oriel_gsk_pixbuf_write(
    GdkPixbuf *pixbuf, const char *type, const char *key, const char *value, uint8_t **bytes, size_t *length);

/// Decodes an image. With `fit_width` and `fit_height` above zero a vector image is rendered to fit that box.
/// NULL if the data is broken or would have more than `max_pixels` pixels.
GdkPixbuf *oriel_gsk_pixbuf_new_from_bytes(
    const uint8_t *bytes, size_t length, int fit_width, int fit_height, int64_t max_pixels);
