import Foundation
import Oriel

/// The lines and areas of a map.
struct ShapesLayer: View {
  let model: MapModel
  let frame: MapFrame
  /// The number of changes of the shapes.
  let version: Int

  var body: some View {
    if !model.shapes.isEmpty {
      let patch = model.shapePatch(for: frame)
      ShapesDrawing(model: model, patch: patch, version: version)
        .modifier(MapTransform(transform: patch.transform(in: frame)))
        .frame(width: 0, height: 0, alignment: .topLeading)
        .accessibilityHidden(true)
        .allowsHitTesting(false)
    }
  }
}

private struct ShapesDrawing: View {
  let model: MapModel
  let patch: ShapePatch
  let version: Int

  var body: some View {
    Canvas { context, _ in
      model.work.shapeDrawings += 1
      let clip = ShapeClip(area: patch.area, worldSide: patch.worldSide)
      for shape in model.shapes { draw(shape, clip, in: context) }
    }
    .frame(width: patch.size.width, height: patch.size.height)
  }

  private func draw(_ shape: MapShape, _ clip: ShapeClip, in context: GraphicsContext) {
    let geometry = model.geometry(of: shape)
    guard let bounds = geometry.bounds else { return }
    let points = geometry.points(zoom: patch.zoom)
    let first = (patch.area.minX - bounds.maxX).rounded(.up)
    let last = (patch.area.maxX - bounds.minX).rounded(.down)
    guard first <= last else { return }
    var path = Path()
    for shift in stride(from: first, through: last, by: 1) where bounds.offset(x: shift).intersects(patch.area) {
      if geometry.isClosed { clip.polygon(points, shiftedBy: shift, into: &path) } else { clip.line(points, shiftedBy: shift, into: &path) }
    }
    let tint = shape.style.tint ?? AnyShapeStyle(.tint)
    if geometry.isClosed {
      if let foreground = shape.style.foreground ?? (shape.style.stroke == nil ? AnyShapeStyle(tint.opacity(0.3)) : nil) {
        context.fill(path, with: .style(foreground))
      }
      if let stroke = shape.style.stroke { context.stroke(path, with: .style(stroke.style ?? tint), style: stroke.line) }
    } else {
      let stroke = shape.style.stroke ?? (nil, StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      context.stroke(path, with: .style(stroke.style ?? shape.style.foreground ?? tint), style: stroke.line)
    }
  }
}

/// An effect that moves a drawing to its position on the map, without a layout.
struct MapTransform: GeometryEffect {
  var transform: CGAffineTransform

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}
