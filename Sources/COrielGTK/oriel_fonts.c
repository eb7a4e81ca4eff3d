#include "oriel_gsk.h"

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// Pango initializes fontconfig on a thread when it creates its first font map.
void oriel_gsk_start_fonts(void) { pango_cairo_font_map_get_default(); }

// Returning the configuration of a map waits for that thread.
void oriel_gsk_wait_for_fonts(void) {
  PangoFontMap *map = pango_cairo_font_map_get_default();
  if (PANGO_IS_FC_FONT_MAP(map)) pango_fc_font_map_get_config(PANGO_FC_FONT_MAP(map));
}

gboolean oriel_gsk_add_font_file(const char *path) { return FcConfigAppFontAddFile(NULL, (const FcChar8 *)path); }

void oriel_gsk_fonts_did_change(PangoFontMap *map) {
  if (PANGO_IS_FC_FONT_MAP(map)) pango_fc_font_map_config_changed(PANGO_FC_FONT_MAP(map));
}

static FcFontSet *fonts_with(const char *property, const char *name) {
  FcPattern *pattern = FcPatternCreate();
  FcPatternAddString(pattern, property, (const FcChar8 *)name);
  FcObjectSet *wanted = FcObjectSetBuild(FC_FAMILY, FC_WEIGHT, FC_SLANT, NULL);
  FcFontSet *found = FcFontList(NULL, pattern, wanted);
  FcObjectSetDestroy(wanted);
  FcPatternDestroy(pattern);
  return found;
}

static gboolean find_face(const char *property, const char *name, OrielNamedFont *font) {
  FcFontSet *found = fonts_with(property, name);
  FcChar8 *family = NULL;
  gboolean is_there = found != NULL && found->nfont > 0
    && FcPatternGetString(found->fonts[0], FC_FAMILY, 0, &family) == FcResultMatch;
  if (is_there) {
    font->family = g_strdup((const char *)family);
    // A variable font has a range instead of a single weight.
    int weight = 0, slant = 0;
    if (FcPatternGetInteger(found->fonts[0], FC_WEIGHT, 0, &weight) == FcResultMatch) font->weight = FcWeightToOpenType(weight);
    if (FcPatternGetInteger(found->fonts[0], FC_SLANT, 0, &slant) == FcResultMatch) font->is_italic = slant != FC_SLANT_ROMAN;
  }
  if (found != NULL) FcFontSetDestroy(found);
  return is_there;
}

// Returns the family that the system's configuration substitutes for another one. The caller frees it.
static char *matched_family(const char *name) {
  FcPattern *pattern = FcPatternCreate();
  if (name != NULL) FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)name);
  FcConfigSubstitute(NULL, pattern, FcMatchPattern);
  FcDefaultSubstitute(pattern);
  FcResult result;
  FcPattern *match = FcFontMatch(NULL, pattern, &result);
  FcPatternDestroy(pattern);
  if (match == NULL) return NULL;
  FcChar8 *family = NULL;
  char *copy = FcPatternGetString(match, FC_FAMILY, 0, &family) == FcResultMatch ? g_strdup((const char *)family) : NULL;
  FcPatternDestroy(match);
  return copy;
}

gboolean oriel_gsk_find_font(const char *name, OrielNamedFont *font) {
  *font = (OrielNamedFont){0};
  FcFontSet *families = fonts_with(FC_FAMILY, name);
  gboolean is_family = families != NULL && families->nfont > 0;
  if (families != NULL) FcFontSetDestroy(families);
  if (is_family) {
    font->family = g_strdup(name);
    return TRUE;
  }
  if (find_face(FC_POSTSCRIPT_NAME, name, font) || find_face(FC_FULLNAME, name, font)) return TRUE;
  char *family = matched_family(name), *standard = matched_family(NULL);
  gboolean has_counterpart = family != NULL && standard != NULL && strcmp(family, standard) != 0;
  if (has_counterpart) font->family = g_strdup(family);
  g_free(family);
  g_free(standard);
  return has_counterpart;
}

char **oriel_gsk_font_names(const char *family) {
  const char *property = family == NULL ? FC_FAMILY : FC_POSTSCRIPT_NAME;
  FcPattern *pattern = FcPatternCreate();
  if (family != NULL) FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)family);
  FcObjectSet *wanted = FcObjectSetBuild(property, NULL);
  FcFontSet *found = FcFontList(NULL, pattern, wanted);
  FcObjectSetDestroy(wanted);
  FcPatternDestroy(pattern);
  GStrvBuilder *names = g_strv_builder_new();
  GHashTable *known = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, NULL);
  for (int i = 0; found != NULL && i < found->nfont; i++) {
    FcChar8 *name = NULL;
    if (FcPatternGetString(found->fonts[i], property, 0, &name) != FcResultMatch) continue;
    if (g_hash_table_add(known, g_strdup((const char *)name))) g_strv_builder_add(names, (const char *)name);
  }
  g_hash_table_destroy(known);
  if (found != NULL) FcFontSetDestroy(found);
  char **list = g_strv_builder_end(names);
  g_strv_builder_unref(names);
  return list;
}
