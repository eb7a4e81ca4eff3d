#include "oriel_gsk.h"

#include <hb-ot.h>
#include <stdlib.h>
#include <string.h>

enum { CHARACTERS = 128, FIRST = 0x21, LAST = 0x7e };

// The features that HarfBuzz applies to Latin text by default.
static const hb_tag_t default_features[] = {
    HB_TAG('r', 'v', 'r', 'n'), HB_TAG('l', 't', 'r', 'a'), HB_TAG('l', 't', 'r', 'm'), HB_TAG('r', 'a', 'n', 'd'),
    HB_TAG('c', 'c', 'm', 'p'), HB_TAG('l', 'o', 'c', 'l'), HB_TAG('r', 'l', 'i', 'g'), HB_TAG('a', 'b', 'v', 'm'),
    HB_TAG('b', 'l', 'w', 'm'), HB_TAG('m', 'a', 'r', 'k'), HB_TAG('m', 'k', 'm', 'k'), HB_TAG('c', 'a', 'l', 't'),
    HB_TAG('c', 'l', 'i', 'g'), HB_TAG('c', 'u', 'r', 's'), HB_TAG('d', 'i', 's', 't'), HB_TAG('k', 'e', 'r', 'n'),
    HB_TAG('l', 'i', 'g', 'a'), HB_TAG('r', 'c', 'l', 't'), 0};

static gboolean has_table(hb_face_t *face, hb_tag_t tag) {
  hb_blob_t *blob = hb_face_reference_table(face, tag);
  gboolean result = hb_blob_get_length(blob) > 0;
  hb_blob_destroy(blob);
  return result;
}

static unsigned read16(const char *bytes, unsigned length, unsigned offset) {
  return offset + 2 <= length ? (unsigned)(uint8_t)bytes[offset] << 8 | (uint8_t)bytes[offset + 1] : 0;
}

// Adds the first glyphs of rules that match a space or skip it. Returns FALSE if rules depend on a variable font's axes.
static gboolean add_bound_glyphs(hb_face_t *face, hb_tag_t tag, hb_codepoint_t space, hb_set_t *bound) {
  hb_blob_t *blob = hb_face_reference_table(face, tag);
  unsigned length;
  const char *bytes = hb_blob_get_data(blob, &length);
  unsigned list = read16(bytes, length, 8);
  gboolean varies = read16(bytes, length, 2) > 0 && (read16(bytes, length, 10) != 0 || read16(bytes, length, 12) != 0);
  hb_set_t *lookups = hb_set_create(), *before = hb_set_create(), *input = hb_set_create(), *after = hb_set_create();
  hb_ot_layout_collect_lookups(face, tag, NULL, NULL, default_features, lookups);
  for (hb_codepoint_t lookup = HB_SET_VALUE_INVALID; hb_set_next(lookups, &lookup);) {
    hb_set_clear(before);
    hb_set_clear(input);
    hb_set_clear(after);
    hb_ot_layout_lookup_collect_glyphs(face, tag, lookup, before, input, after, NULL);
    unsigned flags = read16(bytes, length, list + read16(bytes, length, list + 2 + 2 * lookup) + 2);
    gboolean ignores_bases = (flags & 2) != 0;
    if (ignores_bases || hb_set_has(before, space) || hb_set_has(input, space) || hb_set_has(after, space)) hb_set_union(bound, input);
  }
  hb_set_destroy(after);
  hb_set_destroy(input);
  hb_set_destroy(before);
  hb_set_destroy(lookups);
  hb_blob_destroy(blob);
  return !varies;
}

// Adds the glyphs that may be replaced by a glyph of the set.
static void add_sources(hb_face_t *face, hb_set_t *bound) {
  hb_set_t *lookups = hb_set_create(), *input = hb_set_create(), *output = hb_set_create();
  hb_ot_layout_collect_lookups(face, HB_OT_TAG_GSUB, NULL, NULL, default_features, lookups);
  for (gboolean grew = TRUE; grew;) {
    grew = FALSE;
    for (hb_codepoint_t lookup = HB_SET_VALUE_INVALID; hb_set_next(lookups, &lookup);) {
      hb_set_clear(input);
      hb_set_clear(output);
      hb_ot_layout_lookup_collect_glyphs(face, HB_OT_TAG_GSUB, lookup, NULL, input, NULL, output);
      hb_set_intersect(output, bound);
      if (hb_set_is_empty(output) || hb_set_is_subset(input, bound)) continue;
      hb_set_union(bound, input);
      grew = TRUE;
    }
  }
  hb_set_destroy(output);
  hb_set_destroy(input);
  hb_set_destroy(lookups);
}

static gboolean is_same(hb_glyph_info_t *info, hb_glyph_position_t *position, hb_glyph_info_t *other, hb_glyph_position_t *other_position) {
  return info->codepoint == other->codepoint && memcmp(position, other_position, 4 * sizeof(hb_position_t)) == 0;
}

// Class-based rules also have a class for all glyphs that they don't list, so each character is also shaped beside a space.
static void try_beside_space(hb_face_t *face, uint8_t *is_free) {
  hb_font_t *font = hb_font_create(face);
  hb_buffer_t *all = hb_buffer_create(), *one = hb_buffer_create();
  char text[2 * CHARACTERS] = " ";
  unsigned length = 1, index = 1, count;
  for (int character = FIRST; character <= LAST; character++) {
    if (!is_free[character]) continue;
    text[length++] = (char)character;
    text[length++] = ' ';
  }
  hb_buffer_add_utf8(all, text, (int)length, 0, (int)length);
  hb_buffer_guess_segment_properties(all);
  hb_shape(font, all, NULL, 0);
  hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(all, &count);
  hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(all, NULL);
  if (count != length) memset(is_free, 0, CHARACTERS);
  for (int character = FIRST; count == length && character <= LAST; character++) {
    if (!is_free[character]) continue;
    char letter = (char)character;
    hb_buffer_clear_contents(one);
    hb_buffer_add_utf8(one, &letter, 1, 0, 1);
    hb_buffer_set_segment_properties(one, &(hb_segment_properties_t){.direction = HB_DIRECTION_LTR, .script = HB_SCRIPT_LATIN});
    hb_shape(font, one, NULL, 0);
    unsigned alone;
    hb_glyph_info_t *info = hb_buffer_get_glyph_infos(one, &alone);
    is_free[character] = alone == 1 && is_same(&infos[index], &positions[index], info, hb_buffer_get_glyph_positions(one, NULL)) &&
                         is_same(&infos[index - 1], &positions[index - 1], &infos[index + 1], &positions[index + 1]);
    index += 2;
  }
  hb_buffer_destroy(one);
  hb_buffer_destroy(all);
  hb_font_destroy(font);
}

static void find_free_characters(hb_face_t *face, hb_font_t *font, uint8_t *is_free) {
  hb_codepoint_t space, glyph;
  // Tables that HarfBuzz prefers to OpenType's, or uses as a fallback.
  if (has_table(face, HB_TAG('m', 'o', 'r', 'x')) || has_table(face, HB_TAG('m', 'o', 'r', 't')) ||
      has_table(face, HB_TAG('k', 'e', 'r', 'x')) || has_table(face, HB_TAG('k', 'e', 'r', 'n')) ||
      has_table(face, HB_TAG('S', 'i', 'l', 'f')) || !hb_font_get_nominal_glyph(font, ' ', &space))
    return;
  hb_set_t *bound = hb_set_create();
  gboolean is_known = add_bound_glyphs(face, HB_OT_TAG_GSUB, space, bound) && add_bound_glyphs(face, HB_OT_TAG_GPOS, space, bound);
  add_sources(face, bound);
  for (int character = FIRST; is_known && character <= LAST; character++)
    is_free[character] = hb_font_get_nominal_glyph(font, (hb_codepoint_t)character, &glyph) && !hb_set_has(bound, glyph);
  hb_set_destroy(bound);
  if (is_known) try_beside_space(face, is_free);
}

void oriel_gsk_free_characters(PangoFont *font, uint8_t is_free[CHARACTERS]) {
  // Each font file is examined once.
  static hb_user_data_key_t key;
  memset(is_free, 0, CHARACTERS);
  hb_font_t *hb_font = pango_font_get_hb_font(font);
  unsigned features = 0;
  hb_feature_t feature;
  pango_font_get_features(font, &feature, 1, &features);
  if (hb_font == NULL || features > 0) return;
  hb_face_t *face = hb_font_get_face(hb_font);
  uint8_t *known = hb_face_get_user_data(face, &key);
  if (known == NULL) {
    known = calloc(CHARACTERS, 1);
    find_free_characters(face, hb_font, known);
    hb_face_set_user_data(face, &key, known, free, TRUE);
  }
  memcpy(is_free, known, CHARACTERS);
}
