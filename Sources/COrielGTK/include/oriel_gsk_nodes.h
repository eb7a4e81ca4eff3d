#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#include "oriel_gsk.h"

// Render nodes that are newer than the oldest GTK that Oriel supports. They are looked up in the running GTK, so that one build supports
// all versions. Each of these functions returns NULL if there is no such node.

typedef enum { ORIEL_PATH_MOVE, ORIEL_PATH_LINE, ORIEL_PATH_QUAD, ORIEL_PATH_CUBIC, ORIEL_PATH_CLOSE } OrielPathStep;

/// An element of a path, with its points: `a` for a move or a line, `a` and `b` for a quadratic curve, and all three for a cubic one.
typedef struct {
  OrielPathStep step;
  graphene_point_t a;
  graphene_point_t b;
  graphene_point_t c;
} OrielPathElement;

/// The style of a stroke. The numbers of caps and joins are the same in Cairo and GSK.
typedef struct {
  float width;
  int cap;
  int join;
  float miter_limit;
  const float *dash;
  size_t dash_count;
  float dash_offset;
} OrielStroke;

/// Returns whether there are nodes for filled and stroked paths, which GTK has since 4.14.
bool oriel_gsk_has_path_nodes(void);

/// Returns whether there is a node for masks, which GTK has since 4.10.
bool oriel_gsk_has_mask_nodes(void);

/// Returns a node clipped by a path.
GskRenderNode *oriel_gsk_fill_node_new(GskRenderNode *child, const OrielPathElement *elements, size_t count, bool is_even_odd);

/// Returns a node clipped by the outlines of glyphs whose baseline starts at a point. Also returns NULL if they have none.
GskRenderNode *oriel_gsk_glyphs_fill_node_new(
    GskRenderNode *child, PangoFont *font, const OrielGlyph *glyphs, int count, double x, double y);

/// Returns a node clipped by a path's stroke.
GskRenderNode *oriel_gsk_stroke_node_new(
    GskRenderNode *child, const OrielPathElement *elements, size_t count, const OrielStroke *stroke);

/// Returns a node masked by the alpha of another one, or by its inverse.
GskRenderNode *oriel_gsk_mask_node_new(GskRenderNode *source, GskRenderNode *mask, bool is_inverted);

/// Writes the direct children of a node, at most `capacity` of them, and returns their number.
size_t oriel_gsk_node_children(GskRenderNode *node, GskRenderNode **children, size_t capacity);
