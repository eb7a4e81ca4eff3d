#define _GNU_SOURCE
#include "oriel_gsk_nodes.h"

#include <dlfcn.h>

typedef struct _OrielPath OrielPath;
typedef struct _OrielPathBuilder OrielPathBuilder;
typedef struct _OrielGskStroke OrielGskStroke;

// The constants that GTK declares since 4.14, those of `GskRenderNodeType` since 4.10.
enum { EVEN_ODD = 1, ALPHA_MASK = 0, INVERTED_ALPHA_MASK = 1, MASK_NODE = 27, FILL_NODE = 28, STROKE_NODE = 29 };

static struct {
  OrielPathBuilder *(*builder_new)(void);
  void (*builder_move_to)(OrielPathBuilder *, float, float);
  void (*builder_line_to)(OrielPathBuilder *, float, float);
  void (*builder_quad_to)(OrielPathBuilder *, float, float, float, float);
  void (*builder_cubic_to)(OrielPathBuilder *, float, float, float, float, float, float);
  void (*builder_close)(OrielPathBuilder *);
  void (*builder_add_cairo_path)(OrielPathBuilder *, const cairo_path_t *);
  OrielPath *(*builder_free_to_path)(OrielPathBuilder *);
  void (*path_unref)(OrielPath *);
  GskRenderNode *(*fill_node_new)(GskRenderNode *, OrielPath *, int);
  GskRenderNode *(*fill_node_get_child)(const GskRenderNode *);
  OrielGskStroke *(*stroke_new)(float);
  void (*stroke_free)(OrielGskStroke *);
  void (*stroke_set_line_cap)(OrielGskStroke *, int);
  void (*stroke_set_line_join)(OrielGskStroke *, int);
  void (*stroke_set_miter_limit)(OrielGskStroke *, float);
  void (*stroke_set_dash)(OrielGskStroke *, const float *, gsize);
  void (*stroke_set_dash_offset)(OrielGskStroke *, float);
  GskRenderNode *(*stroke_node_new)(GskRenderNode *, OrielPath *, const OrielGskStroke *);
  GskRenderNode *(*stroke_node_get_child)(const GskRenderNode *);
  GskRenderNode *(*mask_node_new)(GskRenderNode *, GskRenderNode *, int);
  GskRenderNode *(*mask_node_get_source)(const GskRenderNode *);
  GskRenderNode *(*mask_node_get_mask)(const GskRenderNode *);
  bool has_paths;
  bool has_masks;
} gsk;

static void find_nodes(void) {
  static gsize found = 0;
  if (!g_once_init_enter(&found)) return;
  // C doesn't convert a pointer to data to a function's address.
#define FIND(name) *(void **)&gsk.name = dlsym(RTLD_DEFAULT, "gsk_" #name)
#define FIND_BUILDER(name) *(void **)&gsk.builder_##name = dlsym(RTLD_DEFAULT, "gsk_path_builder_" #name)
  FIND_BUILDER(new);
  FIND_BUILDER(move_to);
  FIND_BUILDER(line_to);
  FIND_BUILDER(quad_to);
  FIND_BUILDER(cubic_to);
  FIND_BUILDER(close);
  FIND_BUILDER(add_cairo_path);
  FIND_BUILDER(free_to_path);
  FIND(path_unref);
  FIND(fill_node_new);
  FIND(fill_node_get_child);
  FIND(stroke_new);
  FIND(stroke_free);
  FIND(stroke_set_line_cap);
  FIND(stroke_set_line_join);
  FIND(stroke_set_miter_limit);
  FIND(stroke_set_dash);
  FIND(stroke_set_dash_offset);
  FIND(stroke_node_new);
  FIND(stroke_node_get_child);
  FIND(mask_node_new);
  FIND(mask_node_get_source);
  FIND(mask_node_get_mask);
#undef FIND
#undef FIND_BUILDER
  gsk.has_paths = gsk.builder_new && gsk.builder_move_to && gsk.builder_line_to && gsk.builder_quad_to && gsk.builder_cubic_to &&
                  gsk.builder_close && gsk.builder_add_cairo_path && gsk.builder_free_to_path && gsk.path_unref && gsk.fill_node_new &&
                  gsk.fill_node_get_child && gsk.stroke_new && gsk.stroke_free && gsk.stroke_set_line_cap && gsk.stroke_set_line_join &&
                  gsk.stroke_set_miter_limit && gsk.stroke_set_dash && gsk.stroke_set_dash_offset && gsk.stroke_node_new &&
                  gsk.stroke_node_get_child;
  gsk.has_masks = gsk.mask_node_new && gsk.mask_node_get_source && gsk.mask_node_get_mask;
  g_once_init_leave(&found, 1);
}

bool oriel_gsk_has_path_nodes(void) {
  find_nodes();
  return gsk.has_paths;
}

bool oriel_gsk_has_mask_nodes(void) {
  find_nodes();
  return gsk.has_masks;
}

static OrielPath *path_new(const OrielPathElement *elements, size_t count) {
  OrielPathBuilder *builder = gsk.builder_new();
  for (size_t index = 0; index < count; index++) {
    const OrielPathElement *e = &elements[index];
    switch (e->step) {
      case ORIEL_PATH_MOVE: gsk.builder_move_to(builder, e->a.x, e->a.y); break;
      case ORIEL_PATH_LINE: gsk.builder_line_to(builder, e->a.x, e->a.y); break;
      case ORIEL_PATH_QUAD: gsk.builder_quad_to(builder, e->a.x, e->a.y, e->b.x, e->b.y); break;
      case ORIEL_PATH_CUBIC: gsk.builder_cubic_to(builder, e->a.x, e->a.y, e->b.x, e->b.y, e->c.x, e->c.y); break;
      case ORIEL_PATH_CLOSE: gsk.builder_close(builder); break;
    }
  }
  return gsk.builder_free_to_path(builder);
}

GskRenderNode *oriel_gsk_fill_node_new(GskRenderNode *child, const OrielPathElement *elements, size_t count, bool is_even_odd) {
  if (!oriel_gsk_has_path_nodes()) return NULL;
  OrielPath *path = path_new(elements, count);
  GskRenderNode *node = gsk.fill_node_new(child, path, is_even_odd ? EVEN_ODD : 0);
  gsk.path_unref(path);
  return node;
}

GskRenderNode *oriel_gsk_glyphs_fill_node_new(
    GskRenderNode *child, PangoFont *font, const OrielGlyph *glyphs, int count, double x, double y) {
  if (!oriel_gsk_has_path_nodes()) return NULL;
  cairo_surface_t *surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, NULL);
  cairo_t *context = cairo_create(surface);
  GskRenderNode *node = NULL;
  if (oriel_gsk_append_glyphs(context, font, glyphs, count, x, y)) {
    cairo_path_t *outlines = cairo_copy_path(context);
    OrielPathBuilder *builder = gsk.builder_new();
    gsk.builder_add_cairo_path(builder, outlines);
    OrielPath *path = gsk.builder_free_to_path(builder);
    node = gsk.fill_node_new(child, path, 0);
    gsk.path_unref(path);
    cairo_path_destroy(outlines);
  }
  cairo_destroy(context);
  cairo_surface_destroy(surface);
  return node;
}

GskRenderNode *oriel_gsk_stroke_node_new(
    GskRenderNode *child, const OrielPathElement *elements, size_t count, const OrielStroke *stroke) {
  if (!oriel_gsk_has_path_nodes()) return NULL;
  OrielPath *path = path_new(elements, count);
  OrielGskStroke *line = gsk.stroke_new(stroke->width);
  gsk.stroke_set_line_cap(line, stroke->cap);
  gsk.stroke_set_line_join(line, stroke->join);
  gsk.stroke_set_miter_limit(line, stroke->miter_limit);
  if (stroke->dash_count > 0) {
    gsk.stroke_set_dash(line, stroke->dash, stroke->dash_count);
    gsk.stroke_set_dash_offset(line, stroke->dash_offset);
  }
  GskRenderNode *node = gsk.stroke_node_new(child, path, line);
  gsk.stroke_free(line);
  gsk.path_unref(path);
  return node;
}

GskRenderNode *oriel_gsk_mask_node_new(GskRenderNode *source, GskRenderNode *mask, bool is_inverted) {
  return oriel_gsk_has_mask_nodes() ? gsk.mask_node_new(source, mask, is_inverted ? INVERTED_ALPHA_MASK : ALPHA_MASK) : NULL;
}

size_t oriel_gsk_node_children(GskRenderNode *node, GskRenderNode **children, size_t capacity) {
  find_nodes();
  GskRenderNode *found[2] = {NULL, NULL};
  switch ((int)gsk_render_node_get_node_type(node)) {
    case GSK_CONTAINER_NODE: {
      size_t count = gsk_container_node_get_n_children(node);
      for (size_t index = 0; index < MIN(count, capacity); index++) children[index] = gsk_container_node_get_child(node, (guint)index);
      return count;
    }
    case GSK_TRANSFORM_NODE: found[0] = gsk_transform_node_get_child(node); break;
    case GSK_OPACITY_NODE: found[0] = gsk_opacity_node_get_child(node); break;
    case GSK_COLOR_MATRIX_NODE: found[0] = gsk_color_matrix_node_get_child(node); break;
    case GSK_REPEAT_NODE: found[0] = gsk_repeat_node_get_child(node); break;
    case GSK_CLIP_NODE: found[0] = gsk_clip_node_get_child(node); break;
    case GSK_ROUNDED_CLIP_NODE: found[0] = gsk_rounded_clip_node_get_child(node); break;
    case GSK_SHADOW_NODE: found[0] = gsk_shadow_node_get_child(node); break;
    case GSK_BLUR_NODE: found[0] = gsk_blur_node_get_child(node); break;
    case GSK_DEBUG_NODE: found[0] = gsk_debug_node_get_child(node); break;
    case GSK_BLEND_NODE:
      found[0] = gsk_blend_node_get_bottom_child(node);
      found[1] = gsk_blend_node_get_top_child(node);
      break;
    case GSK_CROSS_FADE_NODE:
      found[0] = gsk_cross_fade_node_get_start_child(node);
      found[1] = gsk_cross_fade_node_get_end_child(node);
      break;
    case MASK_NODE:
      if (gsk.has_masks) {
        found[0] = gsk.mask_node_get_source(node);
        found[1] = gsk.mask_node_get_mask(node);
      }
      break;
    case FILL_NODE:
      if (gsk.has_paths) found[0] = gsk.fill_node_get_child(node);
      break;
    case STROKE_NODE:
      if (gsk.has_paths) found[0] = gsk.stroke_node_get_child(node);
      break;
    default: break;
  }
  size_t count = found[0] == NULL ? 0 : found[1] == NULL ? 1 : 2;
  for (size_t index = 0; index < MIN(count, capacity); index++) children[index] = found[index];
  return count;
}
