import CGTK
import Foundation
import OrielDrawing

/// The conversion of paths to Cairo's.
@MainActor
enum CairoPath {
  /// Appends a path to the context's. Returns `false` and appends nothing if a coordinate can't be drawn.
  static func append(_ path: Path, to context: OpaquePointer) -> Bool {
    guard path.elements.allSatisfy(\.isDrawable) else { return false }
    for element in path.elements {
      switch element {
      case .move(let end): cairo_move_to(context, end.x, end.y)
      case .line(let end): cairo_line_to(context, end.x, end.y)
      case .quadCurve(let end, let control):
        var x = 0.0
        var y = 0.0
        cairo_get_current_point(context, &x, &y)
        cairo_curve_to(
          context, (x + 2 * control.x) / 3, (y + 2 * control.y) / 3, (end.x + 2 * control.x) / 3,
          (end.y + 2 * control.y) / 3, end.x, end.y)
      case .curve(let end, let control1, let control2):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .closeSubpath: cairo_close_path(context)
      }
    }
    return true
  }

  static func setFillRule(_ style: FillStyle, of context: OpaquePointer) {
    cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Applies a stroke style. Returns `false` if the style has no visible line. A dash that Cairo would refuse is ignored.
  static func setStroke(_ style: StrokeStyle, of context: OpaquePointer) -> Bool {
    guard style.lineWidth > 0, style.lineWidth.isDrawable else { return false }
    cairo_set_line_width(context, style.lineWidth)
    switch style.lineCap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.lineJoin {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    if style.miterLimit.isDrawable { cairo_set_miter_limit(context, max(1, style.miterLimit)) }
    if style.hasDash { cairo_set_dash(context, style.dash.map(Double.init), Int32(style.dash.count), style.dashPhase) }
    return true
  }

  /// Returns the bounding box of a stroke, or `nil` for an empty one.
  static func strokeExtents(of path: Path, _ style: StrokeStyle) -> CGRect? {
    cairo_save(measuringContext)
    defer {
      cairo_new_path(measuringContext)
      cairo_restore(measuringContext)
    }
    guard append(path, to: measuringContext), setStroke(style, of: measuringContext) else { return nil }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_stroke_extents(measuringContext, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top).drawable
  }

  /// Returns the bounding box of a fill, or `nil` for an empty one. Cairo isn't used, because it would divide the curves into lines.
  static func fillExtents(of path: Path) -> CGRect? { path.boundingRect.drawable }

  private static let measuringContext: OpaquePointer = {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    defer { cairo_surface_destroy(surface) }
    return cairo_create(surface)!
  }()
}

extension StrokeStyle {
  var hasDash: Bool {
    !dash.isEmpty && dash.allSatisfy { $0 >= 0 && $0.isDrawable } && dash.contains { $0 > 0.01 } && dashPhase.isDrawable
  }
}

extension Path.Element {
  fileprivate var isDrawable: Bool {
    switch self {
    case .move(let end), .line(let end): end.isDrawable
    case .quadCurve(let end, let control): end.isDrawable && control.isDrawable
    case .curve(let end, let control1, let control2): end.isDrawable && control1.isDrawable && control2.isDrawable
    case .closeSubpath: true
    }
  }
}
