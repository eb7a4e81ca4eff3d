import Foundation
import Oriel

/// A grid of degrees on a plain background, for a map without tiles.
struct Graticule: View {
  let frame: MapFrame
  @Environment(\.locale) private var locale

  /// The minimum distance between lines, in points.
  private static let spacing = 88.0
  /// The distances between lines, in degrees.
  private static let steps: [Double] = [
    45, 30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001, 0.00005, 0.00002,
  ]

  var body: some View {
    Canvas { context, size in
      let step = Self.steps.last { $0 / 360 * frame.viewpoint.worldSide >= Self.spacing } ?? 45
      let area = frame.visible()
      drawMeridians(every: step, in: area, size, context)
      drawParallels(every: step, in: area, size, context)
    }
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }

  private var isUpright: Bool { abs(sin(frame.viewpoint.heading)) < 1e-6 && cos(frame.viewpoint.heading) > 0 }

  private func drawMeridians(every step: Double, in area: UnitRect, _ size: CGSize, _ context: GraphicsContext) {
    for index in indices((area.minX - 0.5) * 360, (area.maxX - 0.5) * 360, step) {
      let degrees = Double(index) * step
      let x = Mercator.x(degrees)
      let (start, end) = (frame.point(SIMD2(x, max(area.minY, 0))), frame.point(SIMD2(x, min(area.maxY, 1))))
      draw(start, end, context, isMain: index == 0)
      guard isUpright else { continue }
      let wrapped = degrees - ((degrees + 180) / 360).rounded(.down) * 360
      label(wrapped, step, at: CGPoint(x: start.x + 4, y: frame.clearRect.maxY - 4), anchor: .bottomLeading, context)
    }
  }

  private func drawParallels(every step: Double, in area: UnitRect, _ size: CGSize, _ context: GraphicsContext) {
    for index in indices(Mercator.latitude(area.maxY), Mercator.latitude(area.minY), step) {
      let degrees = Double(index) * step
      guard abs(degrees) < Mercator.maximumLatitude else { continue }
      let y = Mercator.y(degrees)
      let (start, end) = (frame.point(SIMD2(area.minX, y)), frame.point(SIMD2(area.maxX, y)))
      draw(start, end, context, isMain: index == 0)
      guard isUpright, start.y > frame.clearRect.minY + 14, start.y < frame.clearRect.maxY - 18 else { continue }
      label(degrees, step, at: CGPoint(x: frame.clearRect.minX + 6, y: start.y - 2), anchor: .bottomLeading, context)
    }
  }

  private func indices(_ first: Double, _ last: Double, _ step: Double) -> ClosedRange<Int> {
    let (low, high) = ((first / step).rounded(.up), (last / step).rounded(.down))
    guard low.isFinite, high.isFinite, high >= low, high - low < 500 else { return 0...0 }
    return Int(low)...Int(high)
  }

  private func draw(_ start: CGPoint, _ end: CGPoint, _ context: GraphicsContext, isMain: Bool) {
    var path = Path()
    path.move(to: sharp(start, end))
    path.addLine(to: sharp(end, start))
    context.stroke(path, with: .color(isMain ? MapColors.mainLine : MapColors.line), lineWidth: 1)
  }

  /// Returns a point that is aligned with whole pixels if the line is horizontal or vertical.
  private func sharp(_ point: CGPoint, _ other: CGPoint) -> CGPoint {
    CGPoint(
      x: abs(point.x - other.x) < 0.01 ? point.x.rounded(.down) + 0.5 : point.x,
      y: abs(point.y - other.y) < 0.01 ? point.y.rounded(.down) + 0.5 : point.y)
  }

  private func label(_ degrees: Double, _ step: Double, at point: CGPoint, anchor: UnitPoint, _ context: GraphicsContext) {
    let digits = step >= 1 ? 0 : Int((-log10(step)).rounded(.up))
    let number = degrees.formatted(.number.precision(.fractionLength(digits)).locale(locale))
    context.draw(
      Text(verbatim: number + "°").font(.system(size: 10)).monospacedDigit().foregroundStyle(MapColors.label), at: point, anchor: anchor)
  }
}
