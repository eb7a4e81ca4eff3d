import CGTK
import COrielGTK
import Foundation
import OrielDrawing

/// The conversion of paths to GSK's, for the nodes that GTK has since 4.14. A renderer on a graphics device caches the result for such a
/// node, while it uploads the picture of a Cairo node again in each frame.
@MainActor
enum GSKPath {
  /// Returns the elements of a path, or `nil` for paths that only Cairo draws: with a coordinate out of range, without a first point or,
  /// for a stroke, with a subpath without a length, which is a dot.
  static func elements(of path: Path, isLine: Bool) -> [OrielPathElement]? {
    guard case .move? = path.elements.first else { return nil }
    var result: [OrielPathElement] = []
    result.reserveCapacity(path.elements.count)
    var start = CGPoint.zero
    var current = CGPoint.zero
    var (hasSteps, hasLength) = (false, false)
    func go(to end: CGPoint, _ controls: CGPoint...) -> Bool {
      hasSteps = true
      hasLength = hasLength || end != current || controls.contains { $0 != current }
      current = end
      return end.isDrawable && controls.allSatisfy(\.isDrawable)
    }
    var isDot: Bool { isLine && hasSteps && !hasLength }
    for element in path.elements {
      switch element {
      case .move(let end):
        guard end.isDrawable, !isDot else { return nil }
        (start, current, hasSteps, hasLength) = (end, end, false, false)
        result.append(OrielPathElement(ORIEL_PATH_MOVE, end))
      case .line(let end):
        guard go(to: end) else { return nil }
        result.append(OrielPathElement(ORIEL_PATH_LINE, end))
      case .quadCurve(let end, let control):
        guard go(to: end, control) else { return nil }
        result.append(OrielPathElement(ORIEL_PATH_QUAD, control, end))
      case .curve(let end, let control1, let control2):
        guard go(to: end, control1, control2) else { return nil }
        result.append(OrielPathElement(ORIEL_PATH_CUBIC, control1, control2, end))
      case .closeSubpath:
        hasSteps = true
        guard !isDot else { return nil }
        // The following elements begin at the start of the subpath.
        (current, hasSteps, hasLength) = (start, false, false)
        result.append(OrielPathElement(ORIEL_PATH_CLOSE))
      }
    }
    return isDot ? nil : result
  }
}

extension OrielPathElement {
  fileprivate init(_ step: OrielPathStep, _ a: CGPoint = .zero, _ b: CGPoint = .zero, _ c: CGPoint = .zero) {
    self.init(step: step, a: graphene_point_t(a), b: graphene_point_t(b), c: graphene_point_t(c))
  }
}

extension GSKRenderer {
  /// Indicates whether paths and masks become GSK's own nodes. Broadway has no such nodes.
  package var drawsPaths: Bool { !startsAtZero && oriel_gsk_has_path_nodes() }
  /// Indicates whether Cairo draws paths, and the renderer uploads the pictures.
  var uploadsPaths: Bool { uploadsCairoNodes && !drawsPaths }
  package var drawsMasks: Bool { !startsAtZero && oriel_gsk_has_mask_nodes() }

  /// Returns a node clipped by a path, as GSK's own node, or `nil` for paths that only Cairo draws.
  func fillNode(of node: OpaquePointer, _ elements: [OrielPathElement], _ style: FillStyle) -> OpaquePointer? {
    oriel_gsk_fill_node_new(node, elements, elements.count, style.isEOFilled)
  }

  /// Returns the elements of a path that GSK fills, or `nil` for paths that only Cairo fills.
  func fillElements(of path: Path, _ style: FillStyle) -> [OrielPathElement]? {
    drawsPaths && style.isAntialiased ? GSKPath.elements(of: path, isLine: false) : nil
  }

  /// Returns a stroke with a paint as GSK's own node, or `nil` for strokes that only Cairo draws.
  func pathStrokeNode(_ path: Path, _ style: StrokeStyle, _ paint: Paint, in bounds: CGRect) -> OpaquePointer? {
    guard drawsPaths, style.lineWidth > 0, style.lineWidth.isDrawable, let elements = GSKPath.elements(of: path, isLine: true),
      let painted = paintNode(paint, in: bounds)
    else { return nil }
    defer { gsk_render_node_unref(painted) }
    let dash = style.hasDash ? style.dash.map { Float($0) } : []
    return dash.withUnsafeBufferPointer { dash in
      var stroke = OrielStroke(
        width: Float(style.lineWidth), cap: style.lineCap.rawValue, join: style.lineJoin.rawValue,
        miter_limit: style.miterLimit.isDrawable ? Float(max(1, style.miterLimit)) : 10, dash: dash.baseAddress, dash_count: dash.count,
        dash_offset: style.hasDash ? Float(style.dashPhase) : 0)
      return oriel_gsk_stroke_node_new(painted, elements, elements.count, &stroke)
    }
  }
}
