import Foundation
import Oriel

/// A resolver of the values at which an axis has marks, and of these marks.
struct AxisResolver {
  let axis: Axis
  let scale: PositionScale
  let data: AxisData
  let settings: ChartConfiguration.AxisSettings
  /// The visible range, in fractions of the axis.
  let visible: ClosedRange<Double>
  let isScrolling: Bool
  let tickCount: Int
  let locale: Locale
  let calendar: Calendar

  private var isX: Bool { axis == .horizontal }

  private struct Values {
    var data: [Datum]
    var stride: DateStride?
    /// The distance of adjacent numbers.
    var step = 0.0
  }

  @MainActor func resolve() -> ResolvedAxis {
    var result = ResolvedAxis()
    guard settings.visibility != .hidden else { return result }
    for (number, set) in (settings.sets ?? [AxisMarkSet()]).enumerated() {
      add(set, number: number, to: &result)
    }
    return result
  }

  @MainActor private func add(_ set: AxisMarkSet, number: Int, to result: inout ResolvedAxis) {
    let values = values(set.values)
    let shown = values.data.enumerated().compactMap { index, datum in place(datum).map { (index, datum, $0) } }
    let edge = edge(set.position)
    for (position, (index, datum, fraction)) in shown.enumerated() {
      let isCategory = datum.kind == .category
      let next = position + 1 < shown.count ? shown[position + 1].2 : nil
      let step =
        isCategory
        ? 1 / Double(max(1, scale.categoryCount)) : next.map { $0 - fraction } ?? lastStep(datum, fraction, shown.map(\.2), values)
      let value = AxisValue(datum: datum, index: index, count: values.data.count)
      let records = set.marks?(value) ?? standardMarks(set, datum)
      for (part, record) in records.enumerated() {
        var hasher = Hasher()
        hasher.combine(isX)
        hasher.combine(number)
        hasher.combine(datum)
        hasher.combine(part)
        let key = hasher.finalize()
        func at(_ isCentered: Bool?) -> Double { isCentered == true && !isCategory ? fraction + step / 2 : fraction }
        let isVisible = visible.lowerBound - 1e-6...visible.upperBound + 1e-6 ~= fraction
        switch record.kind {
        case .gridLine(let isCentered, let stroke):
          result.gridLines.append(
            ResolvedAxis.GridLine(
              key: key, fraction: at(isCentered), stroke: stroke ?? set.stroke ?? standardStroke,
              style: record.style ?? AnyShapeStyle(ChartColors.gridLine), offset: record.offset))
          if set.preset == .extended, isVisible {
            result.parts.append(
              ResolvedAxis.Part(
                id: key &+ 1, kind: .tick(.automatic, stroke ?? set.stroke ?? standardStroke), fraction: at(isCentered), step: step,
                edge: edge,
                preset: set.preset, style: record.style, font: nil, offset: record.offset, anchor: .center))
          }
        case .tick(let isCentered, let length, let stroke):
          let place = at(isCentered)
          guard visible.lowerBound - 1e-6...visible.upperBound + 1e-6 ~= place else { continue }
          result.parts.append(
            ResolvedAxis.Part(
              id: key, kind: .tick(length, stroke ?? set.stroke ?? standardStroke), fraction: place, step: step, edge: edge,
              preset: set.preset,
              style: record.style, font: nil, offset: record.offset, anchor: .center))
        case .label(let label):
          let place = at(label.isCentered)
          guard visible.lowerBound - 1e-6...visible.upperBound + 1e-6 ~= place else { continue }
          guard let view = view(label, set, datum, values, isFirst: position == 0) else { continue }
          let anchor = label.anchor ?? standardAnchor(edge, datum, label, set)
          result.parts.append(
            ResolvedAxis.Part(
              id: key, kind: .label(label, view), fraction: place, step: abs(step), edge: edge, preset: set.preset, style: record.style,
              font: record.font, offset: record.offset, anchor: anchor))
        }
      }
    }
  }

  /// Returns the fraction of the axis at a value, or `nil` if the value isn't on the axis or is far offscreen.
  private func place(_ datum: Datum) -> Double? {
    guard let fraction = scale.fraction(of: datum) else { return nil }
    let room = visible.upperBound - visible.lowerBound
    let margin = isScrolling ? room : 1e-6
    guard fraction >= visible.lowerBound - margin, fraction <= visible.upperBound + margin else { return nil }
    return !isScrolling && !(-1e-6...1 + 1e-6 ~= fraction) ? nil : fraction
  }

  private func lastStep(_ datum: Datum, _ fraction: Double, _ fractions: [Double], _ values: Values) -> Double {
    if let stride = values.stride, let seconds = datum.scalar,
      let next = stride.next(after: Date(timeIntervalSinceReferenceDate: seconds), in: calendar),
      let place = scale.fraction(ofScalar: next.timeIntervalSinceReferenceDate)
    {
      return place - fraction
    }
    return fractions.count > 1 ? fractions[fractions.count - 1] - fractions[fractions.count - 2] : 0
  }

  private func edge(_ position: AxisMarkPosition) -> Edge {
    switch (position.kind, isX) {
    case (.top, true): .top
    case (.leading, false): .leading
    case (_, true): .bottom
    case (_, false): .trailing
    }
  }

  // MARK: Values

  private func values(_ wanted: AxisMarkValues) -> Values {
    if case .explicit(let data) = wanted.kind { return Values(data: data, step: smallestStep(data)) }
    switch scale.domain {
    case .categories(let categories): return Values(data: categories.map { .category($0) })
    case .interval(let start, let end): return values(wanted, start, end)
    }
  }

  private func smallestStep(_ data: [Datum]) -> Double {
    let scalars = data.compactMap(\.scalar).filter(\.isFinite).sorted()
    let steps = zip(scalars, scalars.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }
    return steps.min() ?? scalars.first.map { $0 == $0.rounded() ? 1 : 0.01 } ?? 1
  }

  private func values(_ wanted: AxisMarkValues, _ start: Double, _ end: Double) -> Values {
    // The visible part of a scrolling domain, extended by its length at both sides, so that labels scroll in at their values.
    var (low, high) = (start, end)
    if isScrolling {
      let room = visible.upperBound - visible.lowerBound
      if let first = scale.datum(at: max(0, visible.lowerBound - room))?.scalar { low = first }
      if let last = scale.datum(at: min(1, visible.upperBound + room))?.scalar { high = last }
    }
    let seen = abs((scale.datum(at: visible.upperBound)?.scalar ?? end) - (scale.datum(at: visible.lowerBound)?.scalar ?? start))
    let share = isScrolling && seen > 0 ? abs(high - low) / seen : 1
    if scale.kind == .date {
      var stride = DateTicks.stride(from: low, to: high, count: Double(count(wanted)) * share)
      var calendar = calendar
      if case .dateStride(let own, let ownCalendar) = wanted.kind {
        calendar = ownCalendar ?? calendar
        // Keep the same marks at every scroll position.
        let ticks = DateTicks.even(from: low, to: high, origin: min(start, end), stride: own, calendar: calendar)
        return Values(data: ticks.map { .date($0) }, stride: own)
      } else if case .stride(let step, _, _) = wanted.kind {
        return Values(
          data: multiples(of: step, low, high).map { .date($0) }, stride: DateTicks.stride(from: 0, to: step, count: 1), step: step)
      } else if let unit = data.unit, DateTicks.isFiner(stride.component, than: unit) {
        // If bars represent a unit, values between its multiples are meaningless.
        stride = DateStride(component: unit, count: 1)
      }
      return Values(data: DateTicks.ticks(from: low, to: high, stride: stride, calendar: calendar).map { .date($0) }, stride: stride)
    }
    switch wanted.kind {
    case .stride(let step, _, _): return Values(data: multiples(of: step, low, high).map { .number($0) }, step: step)
    case .dateStride:
      Report.once("chart-date-stride", "An axis of numbers has marks for a calendar unit; no marks are shown.")
      return Values(data: [])
    case .automatic, .explicit:
      let count = Double(count(wanted)) * share
      let isLog = scale.transform == .log
      var ticks = isLog ? LogTicks.ticks(from: low, to: high, count: count) : NumberTicks.ticks(from: low, to: high, count: count)
      if isLog, Double(ticks.count) > count * 2 {
        ticks = ticks.filter { abs(log10(abs($0)) - log10(abs($0)).rounded()) < 1e-9 }
      }
      var step = NumberTicks.step(from: low, to: high, count: count)
      if case .automatic(let options) = wanted.kind, let minimum = options.minimumStride, minimum.isFinite, step < minimum {
        step = NumberTicks.roundStep(atLeast: minimum)
        ticks = multiples(of: step, low, high)
      }
      return Values(data: ticks.map { .number($0) }, step: isLog ? smallestStep(ticks.map { .number($0) }) : step)
    }
  }

  private func count(_ wanted: AxisMarkValues) -> Int {
    if case .automatic(let options) = wanted.kind, let count = options.count { return count }
    return tickCount
  }

  /// Returns the multiples of a step between two values, or an empty array if there are more than 1,000.
  private func multiples(of step: Double, _ start: Double, _ end: Double) -> [Double] {
    let (low, high) = (min(start, end), max(start, end))
    guard step > 0, step.isFinite, (high - low) / step <= 1000 else {
      Report.once("chart-stride", "An axis has marks with the stride \(step), which results in none or too many; no marks are shown.")
      return []
    }
    let first = (low / step - 1e-9).rounded(.up)
    return stride(from: first, through: high / step + 1e-9, by: 1).map { $0 * step }
  }

  // MARK: Marks

  private var standardStroke: StrokeStyle { isX ? StrokeStyle(lineWidth: 1, dash: [2, 2]) : StrokeStyle(lineWidth: 1) }

  private func standardMarks(_ set: AxisMarkSet, _ datum: Datum) -> [AxisMarkRecord] {
    var label = AxisMarkRecord.Label()
    if let format = set.format { label.content = .format(format) }
    let labelRecord = AxisMarkRecord(kind: .label(label))
    let gridLine = AxisMarkRecord(kind: .gridLine(isCentered: nil, set.stroke))
    switch datum.kind {
    case .category: return [labelRecord]
    case .number:
      return isX ? [gridLine, AxisMarkRecord(kind: .tick(isCentered: nil, .automatic, set.stroke)), labelRecord] : [gridLine, labelRecord]
    case .date:
      return isX
        ? [gridLine, AxisMarkRecord(kind: .tick(isCentered: nil, .longestLabel, set.stroke)), labelRecord] : [gridLine, labelRecord]
    }
  }

  private func standardAnchor(_ edge: Edge, _ datum: Datum, _ label: AxisMarkRecord.Label, _ set: AxisMarkSet) -> UnitPoint {
    switch edge {
    case .leading: return set.preset == .inset ? .bottomLeading : .trailing
    case .trailing: return set.preset == .inset ? .bottomTrailing : .leading
    case .top, .bottom:
      // A date labels the interval that starts at its line, and is placed beside it.
      let isBeside = datum.kind == .date && label.isCentered == nil
      if edge == .top { return isBeside ? .bottomLeading : .bottom }
      return isBeside ? .topLeading : .top
    }
  }

  @MainActor private func view(
    _ label: AxisMarkRecord.Label, _ set: AxisMarkSet, _ datum: Datum, _ values: Values, isFirst: Bool
  ) -> AnyView? {
    let text: String?
    switch label.content {
    case .view(let view): return view
    case .format(let format): text = format(datum, locale, calendar.timeZone)
    case .automatic: text = set.format.flatMap { $0(datum, locale, calendar.timeZone) } ?? standardText(datum, values, isFirst: isFirst)
    }
    guard let text else {
      Report.once("chart-axis-format", "An axis has a format for values of a different type; its labels are empty.")
      return nil
    }
    return AnyView(Text(verbatim: text))
  }

  private func standardText(_ datum: Datum, _ values: Values, isFirst: Bool) -> String {
    switch datum {
    case .category(let category): return category
    case .number(let value):
      let step = scale.transform == .log ? min(values.step, abs(value)) : values.step
      return AxisFormats.number(value, step: step, isPercentage: data.isPercentage, locale: locale)
    case .date(let seconds):
      let stride = values.stride ?? DateTicks.stride(from: 0, to: max(values.step, 1), count: 1)
      return AxisFormats.date(seconds, unit: stride, isFirst: isFirst, locale: locale, calendar: calendar)
    }
  }
}

extension DateTicks {
  private static let order: [Calendar.Component] = [.nanosecond, .second, .minute, .hour, .day, .weekOfYear, .month, .quarter, .year]

  static func isFiner(_ component: Calendar.Component, than unit: Calendar.Component) -> Bool {
    guard let first = order.firstIndex(of: component), let second = order.firstIndex(of: unit) else { return false }
    return first < second
  }
}

extension ChartColors {
  static var gridLine: Color { Color.primary.opacity(0.14) }
}
