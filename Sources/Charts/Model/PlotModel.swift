import Foundation
import Oriel

/// A chart's marks on its scales, independent of its size: positions are fractions of the axes.
final class PlotModel {
  let input: ModelInput
  private(set) var x: PositionScale?
  private(set) var y: PositionScale?
  private(set) var marks: [PlacedMark] = []
  /// The extent of each mark: its start and end on the x axis, then on the y axis. For a sector, these are the angles as fractions of a
  /// circle.
  private(set) var extents: [SIMD4<Double>] = []
  private(set) var keys: [Int] = []
  private(set) var series: [MarkSeries] = []
  /// The standalone marks and series, in drawing order.
  private(set) var items: [Item] = []
  private(set) var looks: [ResolvedMarkStyle] = []
  /// The marks with annotations or symbol views.
  private(set) var annotated: [Int] = []
  let scales: StyleScales
  private(set) var xData = AxisData(.horizontal)
  private(set) var yData = AxisData(.vertical)
  /// The smallest distance of marks without an extent on the x axis.
  private(set) var xStep = 1.0
  private(set) var yStep = 1.0
  /// The sum of the values of all sectors.
  private(set) var angleTotal = 0.0
  private(set) var hasSectors = false
  private(set) var records: [MarkRecord]
  private var looksOfStyles: [ObjectIdentifier: Int] = [:]

  enum Item {
    case mark(Int)
    case series(Int)
  }

  init(_ input: ModelInput, scales: StyleScales) {
    self.input = input
    self.scales = scales
    records = input.records
    let lengths = measure()
    makePositionScales()
    place(lengths)
    addFunctions()
    makeItems()
  }

  /// Creates a model whose marks use the scales of another model.
  init(_ input: ModelInput, sharing other: PlotModel) {
    self.input = input
    records = input.records
    scales = other.scales
    let lengths = measure()
    (x, y) = (other.x, other.y)
    place(lengths)
    makeItems()
  }

  var foreground: StyleScale<MarkPaint>? { scales.foreground }
  var symbols: StyleScale<AnyChartSymbolShape>? { scales.symbols }
  var lines: StyleScale<StrokeStyle>? { scales.lines }
  var sizes: StyleScale<CGFloat>? { scales.sizes }

  private var calendar: Calendar { input.calendar }

  // MARK: Scales

  /// The start and the end of a mark on an axis of numbers, from zero or from the mark below it.
  private struct Length {
    let start: Double
    let end: Double
  }

  private func measure() -> [Length?] {
    var stacking = Stacking()
    var lengths = [Length?](repeating: nil, count: records.count)
    func place(_ mark: MarkTemplate, _ isHorizontal: Bool) -> Datum? { (isHorizontal ? mark.y : mark.x).first?.start }
    func isArea(_ mark: MarkTemplate) -> Bool { if case .area = mark.kind { true } else { false } }
    for record in records {
      let mark = record.template
      guard mark.stacking != .unstacked, let length = mark.length, length.isFinite else { continue }
      let isHorizontal = mark.isHorizontal
      stacking.add(
        length, at: place(mark, isHorizontal), group: record.style.grouping?.value.start, isArea: isArea(mark), isHorizontal: isHorizontal)
    }
    for (index, record) in records.enumerated() {
      let mark = record.template
      if mark.kind.isSector {
        hasSectors = true
        if let value = mark.angle(in: calendar) { angleTotal += value }
        continue
      }
      let isHorizontal = mark.isHorizontal
      let length = mark.length
      if let length {
        guard length.isFinite else {
          MarkTemplate.reportUndrawable()
          continue
        }
        let (start, end) = stacking.place(
          length, at: place(mark, isHorizontal), group: record.style.grouping?.value.start, isArea: isArea(mark),
          isHorizontal: isHorizontal,
          by: mark.stacking)
        lengths[index] = Length(start: start, end: end)
        let isPart = mark.stacking == .normalized
        for value in [start, end] {
          if isHorizontal { xData.add(length: value, isPart: isPart) } else { yData.add(length: value, isPart: isPart) }
        }
      }
      if length == nil || !isHorizontal { add(mark.x, to: &xData, kind: mark.kind) }
      if length == nil || isHorizontal { add(mark.y, to: &yData, kind: mark.kind) }
    }
    for function in input.functions { add(function) }
    return lengths
  }

  private func add(_ position: MarkPosition, to data: inout AxisData, kind: MarkKind) {
    switch position {
    case .value(let value):
      data.add(value, in: calendar)
      switch kind {
      case .bar, .rectangle: data.add(place: value)
      case .line, .area, .point, .rule, .sector: break
      }
    case .range(let start, let end):
      data.add(start, in: calendar)
      data.add(end, in: calendar)
    case .none, .fixed, .fixedRange: break
    }
  }

  private func makePositionScales() {
    let configuration = input.configuration
    x = xData.scale(configuration.xScale, values: configuration.xAxis.values, tickCount: input.xTickCount)
    y = yData.scale(configuration.yScale, values: configuration.yAxis.values, tickCount: input.yTickCount)
  }

  // MARK: Places

  private func place(_ lengths: [Length?]) {
    marks.reserveCapacity(records.count)
    extents.reserveCapacity(records.count)
    keys.reserveCapacity(records.count)
    var seriesPlaces: [SeriesKey: Int] = [:]
    var angle = 0.0
    for index in records.indices {
      let record = records[index]
      let mark = record.template
      let look = look(of: record.style)
      if mark.kind.isSector {
        guard angleTotal > 0, let value = mark.angle(in: calendar) else { continue }
        let part = value / angleTotal
        append(
          PlacedMark(record: index, xKind: .interval, yKind: .middle, isHorizontal: false, look: look), SIMD4(angle, angle + part, 0, 0),
          record.key)
        angle += part
        continue
      }
      let isHorizontal = mark.isHorizontal
      let isJoined = mark.kind.isJoined
      let placed = span(record, lengths[index], isHorizontal: isHorizontal)
      if isJoined {
        let key = SeriesKey(record)
        let place: Int
        if let known = seriesPlaces[key] {
          place = known
        } else {
          place = series.count
          seriesPlaces[key] = place
          series.append(MarkSeries(isArea: key.isArea, isHorizontal: isHorizontal))
        }
        guard let placed else {
          series[place].marks.append(nil)
          continue
        }
        if let last = series[place].marks.last(where: { $0 != nil }), let before = last, extents[before].x > placed.extent.x {
          series[place].isSorted = false
        }
        series[place].marks.append(marks.count)
        append(
          PlacedMark(record: index, xKind: placed.xKind, yKind: placed.yKind, isHorizontal: isHorizontal, look: look), placed.extent,
          record.key)
      } else if let placed {
        append(
          PlacedMark(record: index, xKind: placed.xKind, yKind: placed.yKind, isHorizontal: isHorizontal, look: look), placed.extent,
          record.key)
      }
    }
    xStep = smallestStep(\.xKind, 0)
    yStep = smallestStep(\.yKind, 2)
  }

  private func append(_ mark: PlacedMark, _ extent: SIMD4<Double>, _ key: Int) {
    marks.append(mark)
    extents.append(extent)
    keys.append(key)
  }

  private struct Span {
    let xKind: SpanKind
    let yKind: SpanKind
    let extent: SIMD4<Double>
  }

  /// Returns the extent of a mark, or `nil` if it can't be drawn.
  private func span(_ record: MarkRecord, _ length: Length?, isHorizontal: Bool) -> Span? {
    let mark = record.template
    if mark.length != nil, length == nil { return nil }
    guard
      var (xKind, xSpan) = axisSpan(mark.x, x, isHorizontal ? length : nil, kind: mark.kind),
      var (yKind, ySpan) = axisSpan(mark.y, y, isHorizontal ? nil : length, kind: mark.kind)
    else { return nil }
    if let grouping = record.style.grouping {
      let axis = grouping.axis ?? groupingAxis(mark, isHorizontal: isHorizontal)
      if axis == .horizontal { (xKind, xSpan) = slot(grouping, xKind, xSpan) } else { (yKind, ySpan) = slot(grouping, yKind, ySpan) }
    }
    return Span(xKind: xKind, yKind: yKind, extent: SIMD4(xSpan.0, xSpan.1, ySpan.0, ySpan.1))
  }

  private func groupingAxis(_ mark: MarkTemplate, isHorizontal: Bool) -> Axis {
    switch mark.kind {
    case .bar, .area: isHorizontal ? .vertical : .horizontal
    default: mark.y.rank > mark.x.rank && mark.y.rank != 4 ? .vertical : .horizontal
    }
  }

  private func axisSpan(
    _ position: MarkPosition, _ scale: PositionScale?, _ length: Length?, kind: MarkKind
  ) -> (SpanKind, (Double, Double))? {
    let isPoint: Bool =
      switch kind {
      case .point, .line, .rule, .area: true
      case .bar, .rectangle, .sector: false
      }
    switch position {
    case .none: return (isPoint ? .middle : .fixed(nil, nil), (0, 0))
    case .fixed(let value): return (.fixed(value, value), (0, 0))
    case .fixedRange(let start, let end): return (.fixed(start, end), (0, 0))
    case .range(let start, let end):
      guard let scale, let low = scale.band(of: start.ends(in: calendar).0), let high = scale.band(of: end.ends(in: calendar).1) else {
        return undrawable(start, end, scale)
      }
      // A range of categories includes the whole extent of the last category.
      return (.interval, start.start.kind == .category ? (low.0, high.1) : (low.0, high.0))
    case .value(let value):
      if let length {
        guard let scale, let start = scale.fraction(ofScalar: baseline(length.start, scale)), let end = scale.fraction(ofScalar: length.end)
        else { return undrawable(value, value, scale) }
        return (.interval, (start, end))
      }
      let (first, last) = value.ends(in: calendar)
      guard let scale, let start = scale.band(of: first), let end = scale.band(of: last) else { return undrawable(value, value, scale) }
      if first.kind == .category {
        if isPoint {
          let middle = (start.0 + start.1) / 2
          return (.place, (middle, middle))
        }
        return (.room(.category), start)
      }
      guard value.hasExtent else { return (.place, (start.0, start.0)) }
      if isPoint {
        let middle = (start.0 + end.0) / 2
        return (.place, (middle, middle))
      }
      return (.room(value.isBin ? .bin : value.unit != nil ? .unit : .range), (start.0, end.0))
    }
  }

  /// Returns zero or, if an explicit domain doesn't contain it, the nearest end of the domain. Marks that start at zero then start at the
  /// axis.
  private func baseline(_ start: Double, _ scale: PositionScale) -> Double {
    guard start == 0 else { return start }
    let (low, high) = (min(scale.ends.0, scale.ends.1), max(scale.ends.0, scale.ends.1))
    return min(max(0, low), high)
  }

  private func undrawable(_ start: PlottedValue, _ end: PlottedValue, _ scale: PositionScale?) -> (SpanKind, (Double, Double))? {
    if !start.start.isFinite || !end.start.isFinite { MarkTemplate.reportUndrawable() }
    return nil
  }

  private func slot(_ grouping: MarkStyle.Grouping, _ kind: SpanKind, _ span: (Double, Double)) -> (SpanKind, (Double, Double)) {
    guard let groups = scales.groups, let index = groups.domain.firstIndex(of: grouping.value.start) else { return (kind, span) }
    let length = span.1 - span.0
    let share: Double =
      switch grouping.span.kind {
      case .ratio(let ratio): Double(ratio)
      case .automatic, .fixed, .inset: 0.8
      }
    let start = span.0 + length * (1 - share) / 2
    let part = length * share / Double(max(1, groups.domain.count))
    let result = (start + part * Double(index), start + part * Double(index + 1))
    if case .place = kind {
      let middle = (result.0 + result.1) / 2
      return (.place, (middle, middle))
    }
    return (.room(.slot), result)
  }

  /// Returns the smallest distance between the positions of bars and rectangles without an extent.
  private func smallestStep(_ kind: KeyPath<PlacedMark, SpanKind>, _ component: Int) -> Double {
    var places: [Double] = []
    for (index, mark) in marks.enumerated() {
      switch records[mark.record].template.kind {
      case .bar, .rectangle: if case .place = mark[keyPath: kind] { places.append(extents[index][component]) }
      default: break
      }
    }
    guard places.count > 1 else { return 1 }
    places.sort()
    var smallest = 1.0
    for (before, after) in zip(places, places.dropFirst()) where after - before > 1e-9 { smallest = min(smallest, after - before) }
    return smallest
  }

  // MARK: Looks

  private func look(of style: MarkStyle) -> Int {
    let id = ObjectIdentifier(style)
    if let known = looksOfStyles[id] { return known }
    let look = makeLook(style)
    // Marks with a style of their own usually look like one of the marks shortly before them.
    let index: Int
    if let known = looks.suffix(32).lastIndex(of: look) {
      index = known
    } else {
      index = looks.count
      looks.append(look)
    }
    // The identifier stays unique, because the records retain their styles.
    looksOfStyles[id] = index
    return index
  }

  private func makeLook(_ style: MarkStyle) -> ResolvedMarkStyle {
    let shading = style.foreground ?? style.foregroundBy.flatMap { foreground?.value(for: $0.start) } ?? MarkPaint(ChartColors.first)
    var look = ResolvedMarkStyle(
      shading: shading, opacity: style.opacity, line: style.line ?? style.lineBy.flatMap { lines?.value(for: $0.start) },
      cornerRadius: style.cornerRadius,
      isPlain: style.clip == nil && style.layers.isEmpty && !style.alignsWithPlot && style.shift.isZero && style.symbolView == nil)
    let symbol = style.symbol ?? style.symbolBy.flatMap { symbols?.value(for: $0.start) }
    if let symbol {
      if let basic = symbol.basic { look.symbol = basic } else { look.customSymbol = ObjectIdentifier(style) }
    }
    switch style.symbolSize {
    case .area(let area): look.size = .area(area)
    case .size(let size): look.size = .size(size)
    case nil: look.size = style.symbolSizeBy.flatMap { sizes?.value(for: $0.start) }.map { .area($0) }
    }
    return look
  }

  func symbol(of style: MarkStyle) -> AnyChartSymbolShape? { style.symbol ?? style.symbolBy.flatMap { symbols?.value(for: $0.start) } }

  // MARK: Functions

  private static let samples = 300

  /// Adds the domain and the values of a function to the data of the axes.
  private func add(_ record: FunctionRecord) {
    let function = record.template
    let domain = function.domain ?? input.configuration.xScale.interval ?? xData.interval ?? 0...1
    for (x, ys) in function.samples(over: domain, count: 100) {
      if x.isFinite { xData.add(PlottedValue(label: function.xLabel, start: .number(x)), in: calendar) }
      for y in ys where y.isFinite { yData.add(PlottedValue(label: function.yLabel, start: .number(y)), in: calendar) }
    }
    if case .line = function.function {} else if case .area = function.function { yData.add(.number(0)) }
  }

  private func addFunctions() {
    for record in input.functions {
      let function = record.template
      guard let x, let y, x.kind == .number, y.kind == .number else { continue }
      var series = MarkSeries(isArea: false)
      if case .area = function.function { series = MarkSeries(isArea: true) }
      if case .parametric = function.function { series.isSorted = false }
      series.isFunction = true
      let look = look(of: record.style)
      let place = records.count
      var template = MarkTemplate(kind: series.isArea ? .area : .line)
      template.x = .value(PlottedValue(label: function.xLabel, start: .number(0)))
      template.y = .value(PlottedValue(label: function.yLabel, start: .number(0)))
      records.append(MarkRecord(template: template, style: record.style, key: record.key, group: record.group))
      let domain = function.domain ?? { x.ends.0 < x.ends.1 ? x.ends.0...x.ends.1 : x.ends.1...x.ends.0 }()
      for (step, (xValue, ys)) in function.samples(over: domain, count: Self.samples).enumerated() {
        guard let xPlace = x.fraction(ofScalar: xValue), let first = y.fraction(ofScalar: ys[0]),
          let last = y.fraction(ofScalar: ys[ys.count - 1])
        else {
          series.marks.append(nil)
          continue
        }
        series.marks.append(marks.count)
        var hasher = Hasher()
        hasher.combine(record.key)
        hasher.combine(step)
        append(
          PlacedMark(record: place, xKind: .place, yKind: ys.count > 1 ? .interval : .place, isHorizontal: false, look: look),
          SIMD4(xPlace, xPlace, first, last), hasher.finalize())
      }
      self.series.append(series)
    }
  }

  // MARK: Order

  private func makeItems() {
    var firsts: [Int: Int] = [:]
    var members = Set<Int>()
    for (index, series) in series.enumerated() {
      for mark in series.marks.lazy.compactMap({ $0 }) { members.insert(mark) }
      if let first = series.marks.lazy.compactMap({ $0 }).first { firsts[first] = index }
    }
    items.reserveCapacity(marks.count - members.count + series.count)
    var needsSorting = false
    for index in marks.indices {
      if let series = firsts[index] {
        items.append(.series(series))
      } else if members.isEmpty || !members.contains(index) {
        items.append(.mark(index))
      } else {
        continue
      }
      if records[marks[index].record].style.zIndex != 0 { needsSorting = true }
    }
    let annotatedGroups = Set(input.groups.indices.filter { !input.groups[$0].annotations.isEmpty })
    for index in marks.indices {
      let place = marks[index].record
      let style = records[place].style
      if !style.annotations.isEmpty || style.symbolView != nil || records[place].group.map(annotatedGroups.contains) == true {
        annotated.append(index)
      }
    }
    guard needsSorting else { return }
    // The offset keeps the order of items with equal indexes.
    items = items.enumerated().sorted { left, right in
      let (first, second) = (zIndex(left.element), zIndex(right.element))
      return first == second ? left.offset < right.offset : first < second
    }
    .map(\.element)
  }

  func firstMark(of item: Item) -> Int? {
    switch item {
    case .mark(let index): index
    case .series(let index): series[index].marks.lazy.compactMap { $0 }.first
    }
  }

  private func zIndex(_ item: Item) -> Double { firstMark(of: item).map { style(of: $0).zIndex } ?? 0 }

  func record(of mark: Int) -> MarkRecord { records[marks[mark].record] }

  // A record is large, so the accessors for frequently used values don't copy it.

  func style(of mark: Int) -> MarkStyle { records[marks[mark].record].style }

  func kind(of mark: Int) -> MarkKind { records[marks[mark].record].template.kind }

  /// Returns the items that can be visible between two positions on the x axis, in drawing order.
  func items(from start: Double, to end: Double) -> [Item] {
    if start <= 0, end >= 1 { return items }
    return index.indices(from: start, to: end).map { items[$0] }
  }

  private lazy var index = IntervalIndex(
    items.map { item in
      guard case .mark(let mark) = item else { return nil }
      switch marks[mark].xKind {
      case .fixed, .middle: return nil
      case .room, .interval, .place: return (extents[mark].x, extents[mark].y)
      }
    })
}

extension MarkStyle.Shift {
  var isZero: Bool { xStart == 0 && xEnd == 0 && yStart == 0 && yEnd == 0 }
}
