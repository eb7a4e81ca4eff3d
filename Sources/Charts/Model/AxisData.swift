import Foundation
import Oriel

/// The data of the marks on an axis, from which an automatic domain is derived.
struct AxisData {
  private(set) var kind: DatumKind?
  private(set) var lowest = Double.infinity
  private(set) var highest = -Double.infinity
  private(set) var categories: [String] = []
  private var known: Set<String> = []
  /// The positions of bars and rectangles that have no extent on the axis.
  private var places: [Double] = []
  private(set) var hasOnlyBins = true
  private(set) var hasOnlyParts = true
  /// The first unit of dates among the values.
  private(set) var unit: Calendar.Component?

  let axis: Axis

  /// The range from the least to the greatest number, or `nil` if there are fewer than two different numbers.
  var interval: ClosedRange<Double>? { kind == .number && lowest < highest ? lowest...highest : nil }

  init(_ axis: Axis) { self.axis = axis }

  mutating func add(_ datum: Datum) {
    if kind == nil { kind = datum.kind }
    guard kind == datum.kind else {
      Report.once(
        "chart-mixed-\(axis)",
        "The \(axis == .horizontal ? "x" : "y") axis of a chart has a mixture of numbers, dates and strings. Only those of the first "
          + "mark's kind are drawn."
      )
      return
    }
    switch datum {
    case .category(let category): if known.insert(category).inserted { categories.append(category) }
    case .number(let value), .date(let value):
      lowest = min(lowest, value)
      highest = max(highest, value)
    }
  }

  mutating func add(_ value: PlottedValue, in calendar: Calendar) {
    let (start, end) = value.ends(in: calendar)
    guard start.isFinite, end.isFinite else { return }
    add(start)
    if value.hasExtent { add(end) }
    if !value.isBin { hasOnlyBins = false }
    if let unit = value.unit, self.unit == nil { self.unit = unit }
    hasOnlyParts = false
  }

  /// Adds the position of a bar or a rectangle without an extent.
  mutating func add(place value: PlottedValue) {
    if !value.hasExtent, let place = value.start.scalar, place.isFinite { places.append(place) }
  }

  /// The length by which the outermost bars and rectangles extend beyond their positions: half of the smallest distance.
  private var reach: Double? {
    let sorted = places.sorted()
    guard let first = sorted.first, let last = sorted.last, first < last else { return nil }
    return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min().map { $0 / 2 }
  }

  /// Adds a length from zero, or a fraction of a whole.
  mutating func add(length value: Double, isPart: Bool) {
    add(.number(value))
    hasOnlyBins = false
    if !isPart { hasOnlyParts = false }
  }

  /// Indicates whether every number is a fraction of a whole, which is formatted in percent.
  var isPercentage: Bool { kind == .number && hasOnlyParts && lowest <= highest }

  func scale(_ settings: PositionScaleSettings, values: AxisMarkValues?, tickCount: Int) -> PositionScale? {
    switch settings.domain {
    case .bounds(let start, let end): return scale(from: start, to: end, settings.type)
    case .values(let values):
      guard let first = values.first, let last = values.last else { return nil }
      if first.kind == .category { return PositionScale(categories: values.compactMap(\.category)) }
      return scale(from: first, to: last, settings.type)
    case .automatic, nil: break
    }
    let automatic = settings.automatic
    guard let kind else { return nil }
    if settings.type?.kind == .category, kind != .category {
      Report.once(
        "chart-category-type",
        "A chart's axis of numbers or dates has a category scale, which is for strings; a linear scale is used instead."
      )
    }
    if kind == .category {
      var domain = categories
      if let modify = automatic.modify { domain = modify(domain.map { .category($0) }).compactMap(\.category) }
      if automatic.isReversed { domain.reverse() }
      return PositionScale(categories: domain)
    }
    guard lowest <= highest else { return nil }
    var (low, high) = (lowest, highest)
    let transform = PositionScale.Transform(settings.type)
    let isRounded = kind == .number && places.isEmpty
    if let reach, let first = places.min(), let last = places.max(), transform == .linear {
      low = min(low, first - reach)
      high = max(high, last + reach)
    }
    if kind == .number, automatic.includesZero ?? (transform != .log && !hasOnlyBins && places.isEmpty) {
      low = min(low, 0)
      high = max(high, 0)
    }
    if let modify = automatic.modify {
      let ends = modify([Datum(low, like: kind), Datum(high, like: kind)]).compactMap(\.scalar).filter(\.isFinite)
      low = ends.min() ?? low
      high = ends.max() ?? high
    } else if isRounded, low < high, !hasOnlyBins {
      (low, high) = rounded(low, high, transform, values, tickCount)
    }
    // A single value of zero needs an interval. Any other value is bounded by zero, or is at the center.
    if low == high, low == 0, kind == .number { high = 1 }
    return automatic.isReversed
      ? PositionScale(kind: kind, transform: transform, from: high, to: low)
      : PositionScale(kind: kind, transform: transform, from: low, to: high)
  }

  private func scale(from start: Datum, to end: Datum, _ type: ScaleType?) -> PositionScale? {
    guard let low = start.scalar, let high = end.scalar else {
      return PositionScale(categories: [start, end].compactMap(\.category))
    }
    return PositionScale(kind: start.kind, transform: PositionScale.Transform(type), from: low, to: high)
  }

  private func rounded(
    _ low: Double, _ high: Double, _ transform: PositionScale.Transform, _ values: AxisMarkValues?, _ tickCount: Int
  ) -> (Double, Double) {
    var result: ClosedRange<Double>
    var (roundsLow, roundsHigh) = (true, true)
    switch values?.kind {
    case .automatic(let options):
      result = transform == .log ? LogTicks.nice(low...high) : NumberTicks.nice(low...high, count: Double(options.count ?? tickCount))
      (roundsLow, roundsHigh) = (options.roundsLower ?? true, options.roundsUpper ?? true)
    case .stride(let step, let lower, let upper):
      result = step > 0 && step.isFinite ? (low / step).rounded(.down) * step...(high / step).rounded(.up) * step : low...high
      (roundsLow, roundsHigh) = (lower ?? true, upper ?? true)
    case .explicit, .dateStride:
      let data: [Double] = if case .explicit(let data) = values?.kind { data.compactMap(\.scalar).filter(\.isFinite) } else { [] }
      result = min(low, data.min() ?? low)...max(high, data.max() ?? high)
    case nil:
      result = transform == .log ? LogTicks.nice(low...high) : NumberTicks.nice(low...high, count: Double(tickCount))
    }
    return (roundsLow ? result.lowerBound : low, roundsHigh ? result.upperBound : high)
  }
}

extension Datum {
  var category: String? { if case .category(let category) = self { category } else { nil } }
}
