#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

#include "oriel_gsk.h"

// Render nodes that are newer than the oldest GTK that Oriel runs with. The running GTK is asked for them, so that one build serves all: each of
// these returns NULL where there is no such node.

typedef enum { ORIEL_PATH_MOVE, ORIEL_PATH_LINE, ORIEL_PATH_QUAD, ORIEL_PATH_CUBIC, ORIEL_PATH_CLOSE } OrielPathStep;

/// One step of a path, with the points that it needs: `a` for a move or a line, `a` and `b` for a curve of the second degree, all for one of the third.
typedef struct {
  OrielPathStep step;
  graphene_point_t a;
  graphene_point_t b;
  graphene_point_t c;
} OrielPathElement;

/// The numbers of caps and joins are those of Cairo and of GSK alike.
typedef struct {
  float width;
  int cap;
  int join;
  float miter_limit;
  const float *dash;
  size_t dash_count;
  float dash_offset;
} OrielStroke;

/// Whether there are nodes for filled and stroked paths: from GTK 4.14 on.
bool oriel_gsk_has_path_nodes(void);

/// Whether there is a node for masks: from GTK 4.10 on.
bool oriel_gsk_has_mask_nodes(void);

/// A drawing within a path.
GskRenderNode *oriel_gsk_fill_node_new(GskRenderNode *child, const OrielPathElement *elements, size_t count, bool is_even_odd);

/// A drawing within the outlines of glyphs whose baseline starts at a point; NULL, too, where they have none.
GskRenderNode *oriel_gsk_glyphs_fill_node_new(
    GskRenderNode *child, PangoFont *font, const OrielGlyph *glyphs, int count, double x, double y);

/// A drawing within a path's line.
GskRenderNode *oriel_gsk_stroke_node_new(
    GskRenderNode *child, const OrielPathElement *elements, size_t count, const OrielStroke *stroke);

/// A drawing as far as another one is opaque, or as far as it isn't.
GskRenderNode *oriel_gsk_mask_node_new(GskRenderNode *source, GskRenderNode *mask, bool is_inverted);

/// The nodes directly within a node, at most `capacity` of them; returns how many there are.
size_t oriel_gsk_node_children(GskRenderNode *node, GskRenderNode **children, size_t capacity);
