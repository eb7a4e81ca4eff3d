import Foundation
import Oriel

/// The geometry of a model's marks in a plot of a size, in points from its top left corner.
struct PlotGeometry {
  let model: PlotModel
  let size: CGSize
  let xMap: AxisMap
  let yMap: AxisMap

  /// The extents and weights (0...1) in a running animation, or `nil` if there is none.
  var presented: [Int: MarkExtents.Entry]?

  func extent(of mark: Int) -> SIMD4<Double> {
    guard let presented, let entry = presented[model.keys[mark]], entry.weight > 0.01 else { return model.extents[mark] }
    return entry.extent / entry.weight
  }

  func weight(of mark: Int) -> Double {
    guard let presented else { return 1 }
    return presented[model.keys[mark]].map { min(max($0.weight, 0), 1) } ?? 0
  }

  /// Returns the rectangle of a mark. For a point mark or a point of a line, it is empty and at the position of the point.
  func rect(of mark: Int) -> CGRect {
    let placed = model.marks[mark]
    let kind = model.kind(of: mark)
    let extent = extent(of: mark)
    var x = span(placed.xKind, extent.x, extent.y, xMap, size.width, model.records[placed.record].template.width, model.xStep, kind)
    var y = span(placed.yKind, extent.z, extent.w, yMap, size.height, model.records[placed.record].template.height, model.yStep, kind)
    let shift = model.style(of: mark).shift
    if !shift.isZero {
      x = (x.0 + shift.xStart, x.1 + shift.xEnd)
      y = (y.0 + shift.yStart, y.1 + shift.yEnd)
    }
    return CGRect(x: min(x.0, x.1), y: min(y.0, y.1), width: abs(x.1 - x.0), height: abs(y.1 - y.0))
  }

  private func span(
    _ kind: SpanKind, _ start: Double, _ end: Double, _ map: AxisMap, _ length: CGFloat, _ dimension: MarkDimension, _ step: Double,
    _ mark: MarkKind
  ) -> (CGFloat, CGFloat) {
    func around(_ middle: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) { (middle - length / 2, middle + length / 2) }
    switch kind {
    case .interval: return (map.position(start, in: length), map.position(end, in: length))
    case .middle: return (length / 2, length / 2)
    case .fixed(let start, let end):
      // Fixed positions are relative to the leading edge.
      let (first, last) = (start ?? 0, end ?? length)
      return map.isMirrored ? (length - first, length - last) : (first, last)
    case .room(let room):
      let (first, last) = (map.position(start, in: length), map.position(end, in: length))
      let isRectangle = if case .rectangle = mark { true } else { false }
      let points = dimension.length(in: abs(last - first)) { step in
        switch room {
        case .category: isRectangle ? step : step * 0.8
        case .unit: isRectangle ? step : step < 4 ? step : max(step * 0.8, 1)
        case .bin: isRectangle ? step : max(step - 1, step * 0.5)
        case .range: step
        case .slot: step < 6 ? step : step - 1
        }
      }
      return around((first + last) / 2, points)
    case .place:
      let middle = map.position((start + end) / 2, in: length)
      switch mark {
      case .bar, .rectangle:
        let points = dimension.length(in: map.distance(step, in: length)) { min(max($0 * 0.8, 1), 24) }
        return around(middle, points)
      case .line, .area, .point, .rule, .sector: return (middle, middle)
      }
    }
  }

  // MARK: Sectors

  struct Sector {
    let center: CGPoint
    let inner: CGFloat
    let outer: CGFloat
    /// The start angle in radians, clockwise from the top.
    let start: Double
    let end: Double
    let inset: CGFloat
  }

  func sector(of mark: Int) -> Sector? {
    guard case .sector(let innerRadius, let outerRadius, let inset) = model.kind(of: mark) else { return nil }
    let largest = max(0, min(size.width, size.height) / 2)
    let outer = outerRadius.radius(within: largest, automatic: largest)
    let inner = min(innerRadius.radius(within: largest, automatic: 0), outer)
    let extent = extent(of: mark)
    return Sector(
      center: CGPoint(x: size.width / 2, y: size.height / 2), inner: inner, outer: outer, start: extent.x * 2 * .pi,
      end: extent.y * 2 * .pi,
      inset: inset)
  }

  /// Returns the rectangle that annotations of the mark are placed around.
  func target(of mark: Int) -> CGRect {
    guard let sector = sector(of: mark) else {
      let rect = rect(of: mark)
      guard case .point = model.kind(of: mark) else { return rect }
      let side = symbolSize(of: mark)
      return rect.insetBy(dx: -side.width / 2, dy: -side.height / 2)
    }
    // The annotation of a sector is placed at its center.
    let angle = (sector.start + sector.end) / 2 - .pi / 2
    let radius = (sector.inner + sector.outer) / 2
    return CGRect(x: sector.center.x + radius * cos(angle), y: sector.center.y + radius * sin(angle), width: 0, height: 0)
  }

  /// Returns a rectangle that contains the mark.
  func bounds(of mark: Int) -> CGRect { sector(of: mark).map { $0.path.boundingRect } ?? target(of: mark) }

  func symbolSize(of mark: Int) -> CGSize {
    let style = model.style(of: mark)
    switch model.looks[model.marks[mark].look].size {
    case .size(let size): return size
    case .area(let area): return (model.symbol(of: style) ?? AnyChartSymbolShape(.circle)).rect(ofArea: area).size
    case nil: return (model.symbol(of: style) ?? AnyChartSymbolShape(.circle)).rect(ofArea: ChartSymbols.area).size
    }
  }
}

extension MarkDimension {
  /// Returns the radius in points within a circle with a maximum radius.
  fileprivate func radius(within largest: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let points): points
    case .ratio(let ratio): largest * ratio
    case .inset(let inset): max(0, largest - inset)
    }
  }
}

extension PlotGeometry.Sector {
  var path: Path {
    var path = Path()
    guard outer > 0, end > start, end - start >= 1e-9 else { return path }
    let isWhole = end - start >= 2 * .pi - 1e-9
    func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle - .pi / 2), y: center.y + radius * sin(angle - .pi / 2))
    }
    if isWhole {
      path.addEllipse(in: CGRect(x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer))
      if inner > 0 {
        // The opposite direction makes it a hole.
        path.move(to: point(inner, 0))
        path.addArc(center: center, radius: inner, startAngle: .radians(-.pi / 2), endAngle: .radians(-.pi / 2 - 2 * .pi), clockwise: true)
        path.closeSubpath()
      }
      return path
    }
    // A constant distance from the edge at each radius results in gaps with parallel sides.
    func angleInset(_ radius: CGFloat) -> Double {
      guard inset > 0, radius > 0 else { return 0 }
      return min(asin(min(1, Double(inset / radius))), (end - start) / 2)
    }
    let outerInset = angleInset(outer)
    path.addArc(
      center: center, radius: outer, startAngle: .radians(start + outerInset - .pi / 2), endAngle: .radians(end - outerInset - .pi / 2),
      clockwise: false)
    if inner > 0 {
      let innerInset = angleInset(inner)
      path.addLine(to: point(inner, end - innerInset))
      path.addArc(
        center: center, radius: inner, startAngle: .radians(end - innerInset - .pi / 2), endAngle: .radians(start + innerInset - .pi / 2),
        clockwise: true)
    } else if inset > 0 {
      let middle = (start + end) / 2
      let distance = min(Double(inset) / max(sin((end - start) / 2), 0.05), Double(outer))
      path.addLine(to: point(end - start < .pi ? CGFloat(distance) : 0, middle))
    } else {
      path.addLine(to: center)
    }
    path.closeSubpath()
    return path
  }
}
