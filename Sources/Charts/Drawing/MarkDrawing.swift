import Foundation
import Oriel

/// The drawing of the marks of a plot.
struct MarkDrawing {
  let geometry: PlotGeometry
  /// The number of marks that were drawn.
  private(set) var drawn = 0

  private var model: PlotModel { geometry.model }
  /// The maximum number of symbols in one path. A path with many more takes a renderer longer than several paths.
  private static let batch = 2000

  init(geometry: PlotGeometry) { self.geometry = geometry }

  mutating func draw(in context: inout GraphicsContext) {
    let visible = geometry.xMap.visible(in: geometry.size.width)
    // Symbols extend slightly beyond their positions.
    let margin = geometry.size.width > 0 ? (visible.upperBound - visible.lowerBound) * Double(24 / geometry.size.width) : 0
    let items = model.items(from: visible.lowerBound - margin, to: visible.upperBound + margin)
    draw(items[...], depth: 0, in: context, visible: visible.lowerBound - margin...visible.upperBound + margin)
  }

  /// Draws a mark, unless its kind is joined with others.
  func drawAlone(_ mark: Int, in context: GraphicsContext) {
    guard !model.kind(of: mark).isJoined else { return }
    var copy = self
    copy.drawMark(mark, in: context)
  }

  private func style(_ item: PlotModel.Item) -> MarkStyle? { model.firstMark(of: item).map { model.style(of: $0) } }

  /// Draws items that share their layers down to a depth. Consecutive items that share a deeper layer are drawn into that layer.
  private mutating func draw(_ items: ArraySlice<PlotModel.Item>, depth: Int, in context: GraphicsContext, visible: ClosedRange<Double>) {
    var position = items.startIndex
    while position < items.endIndex {
      guard let style = style(items[position]) else {
        position += 1
        continue
      }
      if style.layers.count > depth {
        let layer = style.layers[depth]
        var end = position
        while end < items.endIndex, let other = self.style(items[end]), other.layers.count > depth, other.layers[depth] === layer {
          end += 1
        }
        draw(items[position..<end], layer, depth: depth, in: context, visible: visible)
        position = end
      } else {
        position = drawRun(items, from: position, depth: depth, in: context, visible: visible)
      }
    }
  }

  private mutating func draw(
    _ items: ArraySlice<PlotModel.Item>, _ layer: MarkLayer, depth: Int, in context: GraphicsContext, visible: ClosedRange<Double>
  ) {
    var outer = context
    var copy = self
    switch layer.effect {
    case .blur(let radius): outer.addFilter(.blur(radius: radius))
    case .shadow(let color, let radius, let offset):
      outer.addFilter(.shadow(color: color, radius: radius, x: offset.width, y: offset.height))
    case .isolation: break
    case .clip(let path, let fill):
      var bounds = CGRect.null
      for item in items { for mark in marks(of: item) { bounds = bounds.union(geometry.bounds(of: mark)) } }
      if !bounds.isNull { outer.clip(to: path(bounds), style: fill) }
    case .mask(let records):
      var input = model.input
      input.records = records
      input.functions = []
      // The marks of the mask use the scales of the chart.
      let mask = PlotModel(input, sharing: model)
      var drawing = MarkDrawing(geometry: PlotGeometry(model: mask, size: geometry.size, xMap: geometry.xMap, yMap: geometry.yMap))
      outer.clipToLayer { drawing.draw(in: &$0) }
    }
    outer.drawLayer { copy.draw(items, depth: depth + 1, in: $0, visible: visible) }
    drawn = copy.drawn
  }

  private func marks(of item: PlotModel.Item) -> [Int] {
    switch item {
    case .mark(let mark): [mark]
    case .series(let index): model.series[index].marks.compactMap { $0 }
    }
  }

  /// Draws an item together with the following items that have the same look and can share its path. Returns the index of the next item.
  private mutating func drawRun(
    _ items: ArraySlice<PlotModel.Item>, from start: Int, depth: Int, in context: GraphicsContext, visible: ClosedRange<Double>
  ) -> Int {
    switch items[start] {
    case .series(let index):
      drawSeries(model.series[index], in: context, visible: visible)
      return start + 1
    case .mark(let mark):
      let look = model.marks[mark].look
      guard isBatched(mark, in: context.environment) else {
        drawMark(mark, in: context)
        return start + 1
      }
      var path = Path()
      var end = start
      var count = 0
      let kind = model.kind(of: mark).isPointLike
      while end < items.endIndex, count < Self.batch, case .mark(let next) = items[end], model.marks[next].look == look,
        isBatched(next, in: context.environment),
        model.kind(of: next).isPointLike == kind, model.style(of: next).layers.count <= depth
      {
        if kind {
          path.addPath(symbolPath(next, at: geometry.rect(of: next).origin))
        } else {
          path.addPath(barPath(next, geometry.rect(of: next)))
        }
        count += 1
        end += 1
      }
      drawn += count
      context.fill(path, with: .style(model.looks[look].shading.style))
      return end
    }
  }

  /// Returns a Boolean value that indicates whether a mark can share a path with others. That applies to points and bars with an opaque
  /// paint, because overlaps don't show.
  private func isBatched(_ mark: Int, in environment: EnvironmentValues) -> Bool {
    let look = model.looks[model.marks[mark].look]
    guard look.isPlain, look.opacity == 1, look.customSymbol == nil, geometry.presented == nil else { return false }
    switch model.kind(of: mark) {
    case .point, .bar, .rectangle: return look.shading.isOpaque(in: environment)
    case .line, .area, .rule, .sector: return false
    }
  }

  // MARK: One mark

  private mutating func drawMark(_ mark: Int, in context: GraphicsContext) {
    let record = model.record(of: mark)
    let look = model.looks[model.marks[mark].look]
    var context = context
    context.opacity *= look.opacity * geometry.weight(of: mark)
    guard context.opacity > 0 else { return }
    drawn += 1
    let rect = geometry.rect(of: mark)
    if let (path, fill) = record.style.clip { context.clip(to: path(geometry.bounds(of: mark)), style: fill) }
    switch record.template.kind {
    case .point:
      guard record.style.symbolView == nil else { return }
      fill(symbolPath(mark, at: rect.origin), look, record, in: context)
    case .bar, .rectangle: fill(barPath(mark, rect), look, record, in: context)
    case .rule:
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      stroke(path, look, record, look.line ?? StrokeStyle(lineWidth: 1), in: context)
    case .sector:
      guard let sector = geometry.sector(of: mark) else { return }
      fill(sector.roundedPath(by: look.cornerRadius), look, record, in: context)
    case .line, .area: break
    }
  }

  private func shading(_ look: ResolvedMarkStyle) -> GraphicsContext.Shading { .style(look.shading.style) }

  private func stroke(_ path: Path, _ look: ResolvedMarkStyle, _ record: MarkRecord, _ style: StrokeStyle, in context: GraphicsContext) {
    if record.style.alignsWithPlot {
      fill(path.strokedPath(style), look, record, in: context)
    } else {
      context.stroke(path, with: shading(look), style: style)
    }
  }

  private func fill(_ path: Path, _ look: ResolvedMarkStyle, _ record: MarkRecord, in context: GraphicsContext) {
    if record.style.alignsWithPlot {
      // Fill the whole plot, clipped to the mark.
      var clipped = context
      clipped.clip(to: path)
      clipped.fill(Path(CGRect(origin: .zero, size: geometry.size)), with: shading(look))
    } else {
      context.fill(path, with: shading(look))
    }
  }

  private func symbolPath(_ mark: Int, at place: CGPoint) -> Path {
    let look = model.looks[model.marks[mark].look]
    let shape =
      look.symbol.map { AnyChartSymbolShape($0) } ?? (look.customSymbol == nil ? nil : model.symbol(of: model.style(of: mark)))
    let symbol = shape ?? AnyChartSymbolShape(.circle)
    switch look.size {
    case .size(let size):
      return symbol.path(in: CGRect(x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height))
    case .area(let area): return symbol.path(in: symbol.rect(ofArea: area).offsetBy(dx: place.x, dy: place.y))
    case nil: return symbol.path(in: symbol.rect(ofArea: ChartSymbols.area).offsetBy(dx: place.x, dy: place.y))
    }
  }

  private func barPath(_ mark: Int, _ rect: CGRect) -> Path {
    let look = model.looks[model.marks[mark].look]
    guard rect.width > 0, rect.height > 0 else { return Path() }
    guard look.cornerRadius > 0 else { return Path(rect) }
    let radius = min(look.cornerRadius, rect.width / 2, rect.height / 2)
    return Path(roundedRect: rect, cornerRadius: radius, style: model.style(of: mark).cornerStyle)
  }

  // MARK: Lines and areas

  private mutating func drawSeries(_ series: MarkSeries, in context: GraphicsContext, visible: ClosedRange<Double>) {
    let pieces = pieces(of: series, visible: visible)
    guard let first = pieces.first?.first else { return }
    let record = model.record(of: first)
    let look = model.looks[model.marks[first].look]
    var context = context
    context.opacity *= look.opacity * geometry.weight(of: first)
    guard context.opacity > 0 else { return }
    if series.isFunction { context.clip(to: Path(CGRect(origin: .zero, size: geometry.size).insetBy(dx: 0, dy: -1))) }
    let method = record.style.interpolation ?? .linear
    for piece in pieces { drawn += piece.count }
    if let (path, fill) = record.style.clip {
      var bounds = CGRect.null
      for piece in pieces { for mark in piece { bounds = bounds.union(geometry.rect(of: mark)) } }
      if !bounds.isNull { context.clip(to: path(bounds), style: fill) }
    }
    if series.isArea {
      var path = Path()
      for piece in pieces { addArea(piece, series, method, to: &path) }
      fill(path, look, record, in: context)
      return
    }
    var path = Path()
    for piece in pieces { Curve.add(piece.map { geometry.rect(of: $0).origin }, by: method, isVertical: series.isHorizontal, to: &path) }
    let style = look.line ?? StrokeStyle(lineWidth: ChartLines.width, lineCap: .round, lineJoin: .round)
    stroke(path, look, record, style, in: context)
    guard record.style.symbolView == nil, look.symbol != nil || look.customSymbol != nil || record.style.symbolSizeBy != nil else { return }
    for piece in pieces {
      for mark in piece where model.style(of: mark).symbolView == nil {
        let own = model.looks[model.marks[mark].look]
        fill(symbolPath(mark, at: geometry.rect(of: mark).origin), own, model.record(of: mark), in: context)
      }
    }
  }

  private func addArea(_ piece: [Int], _ series: MarkSeries, _ method: InterpolationMethod, to path: inout Path) {
    let horizontal = series.isHorizontal
    var (there, back): ([CGPoint], [CGPoint]) = ([], [])
    for mark in piece {
      let extent = geometry.extent(of: mark)
      let shift = model.style(of: mark).shift
      if horizontal {
        let y = geometry.yMap.position((extent.z + extent.w) / 2, in: geometry.size.height) + shift.yStart
        there.append(CGPoint(x: geometry.xMap.position(extent.y, in: geometry.size.width) + shift.xEnd, y: y))
        back.append(CGPoint(x: geometry.xMap.position(extent.x, in: geometry.size.width) + shift.xStart, y: y))
      } else {
        let x = geometry.xMap.position((extent.x + extent.y) / 2, in: geometry.size.width) + shift.xStart
        there.append(CGPoint(x: x, y: geometry.yMap.position(extent.w, in: geometry.size.height) + shift.yEnd))
        back.append(CGPoint(x: x, y: geometry.yMap.position(extent.z, in: geometry.size.height) + shift.yStart))
      }
    }
    guard there.count > 1 else { return }
    Curve.add(there, by: method, isVertical: horizontal, to: &path)
    Curve.add(back.reversed(), by: method.reversed, isVertical: horizontal, to: &path, joins: true)
    path.closeSubpath()
  }

  /// Returns the segments of a series between gaps, as far as they can be visible. In a line with ascending positions, a binary search
  /// finds the visible part.
  func pieces(of series: MarkSeries, visible: ClosedRange<Double>) -> [[Int]] {
    var range = series.marks.startIndex..<series.marks.endIndex
    if series.isSorted, geometry.presented == nil, visible.lowerBound > 0 || visible.upperBound < 1,
      !series.marks.contains(where: { $0 == nil })
    {
      func place(_ position: Int) -> Double { model.extents[series.marks[position]!].x }
      func first(_ isBehind: (Double) -> Bool) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
          let middle = (low + high) / 2
          if isBehind(place(middle)) { high = middle } else { low = middle + 1 }
        }
        return low
      }
      // A curve depends on up to two points beyond the visible ones.
      let start = max(range.lowerBound, first { $0 >= visible.lowerBound } - 2)
      range = start..<min(range.upperBound, max(start, first { $0 > visible.upperBound } + 2))
    }
    var pieces: [[Int]] = []
    var piece: [Int] = []
    for mark in series.marks[range] {
      if let mark {
        piece.append(mark)
      } else {
        if !piece.isEmpty { pieces.append(piece) }
        piece = []
      }
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces
  }
}

extension MarkKind {
  fileprivate var isPointLike: Bool { if case .point = self { true } else { false } }
}

extension InterpolationMethod {
  /// The method for drawing the same curve from its end.
  fileprivate var reversed: InterpolationMethod {
    if case .step(let transition) = kind { InterpolationMethod(kind: .step(transition: 1 - transition)) } else { self }
  }
}

extension PlotGeometry.Sector {
  /// Returns the path with rounded corners. The radius, in points, is limited by the size of the sector.
  func roundedPath(by radius: CGFloat) -> Path {
    let path = path
    let room = min((outer - inner) / 2, outer * CGFloat(end - start) / 2, radius)
    guard room > 0.25, end - start < 2 * .pi - 1e-9, !path.isEmpty else { return path }
    func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle - .pi / 2), y: center.y + radius * sin(angle - .pi / 2))
    }
    func side(_ radius: CGFloat) -> Double { radius > 0 ? min(asin(min(1, Double(inset / radius))), (end - start) / 2) : 0 }
    // The angles of the corners, and the angles along the arcs at which the rounding starts.
    let (outerSide, outerTurn) = (side(outer), Double(room / outer))
    guard end - start - 2 * outerSide > 2 * outerTurn else { return path }
    var result = Path()
    result.addArc(
      center: center, radius: outer, startAngle: .radians(start + outerSide + outerTurn - .pi / 2),
      endAngle: .radians(end - outerSide - outerTurn - .pi / 2), clockwise: false)
    let below = outer - room
    result.addQuadCurve(to: point(below, end - side(below)), control: point(outer, end - outerSide))
    let (innerSide, innerTurn) = (side(inner), inner > 0 ? Double(room / inner) : 0)
    if inner > room, end - start - 2 * innerSide > 2 * innerTurn {
      let above = inner + room
      result.addLine(to: point(above, end - side(above)))
      result.addQuadCurve(to: point(inner, end - innerSide - innerTurn), control: point(inner, end - innerSide))
      result.addArc(
        center: center, radius: inner, startAngle: .radians(end - innerSide - innerTurn - .pi / 2),
        endAngle: .radians(start + innerSide + innerTurn - .pi / 2), clockwise: true)
      result.addQuadCurve(to: point(above, start + side(above)), control: point(inner, start + innerSide))
    } else if inner > 0 {
      result.addLine(to: point(inner, end - innerSide))
      result.addLine(to: point(inner, start + innerSide))
    } else {
      let distance = inset > 0 ? min(inset / CGFloat(max(sin((end - start) / 2), 0.05)), outer) : 0
      result.addLine(to: point(distance, (start + end) / 2))
    }
    result.addLine(to: point(below, start + side(below)))
    result.addQuadCurve(to: point(outer, start + outerSide + outerTurn), control: point(outer, start + outerSide))
    result.closeSubpath()
    return result
  }
}
