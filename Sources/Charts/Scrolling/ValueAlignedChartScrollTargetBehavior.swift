import Foundation
import Oriel

/// How far a gesture goes. Mirrors Swift Charts' `ValueAlignedLimitBehavior`.
public struct ValueAlignedLimitBehavior: Equatable, Sendable {
  enum Kind { case automatic, always, never }

  let kind: Kind

  /// As `never`.
  public static var automatic: ValueAlignedLimitBehavior { Self(kind: .automatic) }
  /// No farther than to the next major value.
  public static var always: ValueAlignedLimitBehavior { Self(kind: .always) }
  /// As far as it would go.
  public static var never: ValueAlignedLimitBehavior { Self(kind: .never) }
}

/// The values at which a fast gesture comes to rest. Mirrors Swift Charts' `MajorValueAlignment`.
public struct MajorValueAlignment<Value: Plottable> {
  enum Kind {
    case unit(Double)
    case matching(DateComponents)
    case page
  }

  let kind: Kind

  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Numeric { Self(kind: .unit(unit.datum.scalar ?? 0)) }
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> where Value == Date {
    Self(kind: .matching(components))
  }
  /// As far as the chart shows.
  public static var page: MajorValueAlignment<Value> { Self(kind: .page) }
}

/// Has a chart come to rest where the value at its beginning is a round one. Mirrors Swift Charts' `ValueAlignedChartScrollTargetBehavior`.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  enum Values {
    case multiples(Double)
    case dates(DateComponents)
    case page
  }

  struct AxisAlignment {
    let minor: Values
    let major: Values?
  }

  private let x: AxisAlignment?
  private let y: AxisAlignment?
  private let limit: ValueAlignedLimitBehavior

  private init(x: AxisAlignment?, y: AxisAlignment?, limit: ValueAlignedLimitBehavior) {
    self.x = x
    self.y = y
    self.limit = limit
  }

  private static func numbers<T: Plottable>(_ unit: T, _ major: MajorValueAlignment<T>?) -> AxisAlignment {
    AxisAlignment(minor: .multiples(unit.datum.scalar ?? 0), major: major?.values)
  }

  private static func dates(_ components: DateComponents, _ major: MajorValueAlignment<Date>?) -> AxisAlignment {
    AxisAlignment(minor: .dates(components), major: major?.values)
  }

  /// At the multiples of a unit, along both axes. Units that aren't positive align nothing.
  public init<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    let axis = Self.numbers(unit, majorAlignment)
    self.init(x: axis, y: axis, limit: limitBehavior)
  }

  /// At the dates that match some components, such as an hour of 0.
  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    let axis = Self.dates(components, majorAlignment)
    self.init(x: axis, y: axis, limit: limitBehavior)
  }

  public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(x: Self.numbers(xUnit, xMajorAlignment), y: Self.numbers(yUnit, yMajorAlignment), limit: limitBehavior)
  }

  public init(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(x: Self.dates(xComponents, xMajorAlignment), y: Self.dates(yComponents, yMajorAlignment), limit: limitBehavior)
  }

  public init<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(x: Self.dates(xComponents, xMajorAlignment), y: Self.numbers(yUnit, yMajorAlignment), limit: limitBehavior)
  }

  public init<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(x: Self.numbers(xUnit, xMajorAlignment), y: Self.dates(yComponents, yMajorAlignment), limit: limitBehavior)
  }

  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    let proxy = context.chartProxy
    if context.axes.contains(.horizontal), let x, let scale = proxy.model.x {
      let begin = proxy.xMap.isMirrored ? target.rect.maxX : target.rect.minX
      let before = proxy.xMap.isMirrored ? context.originalTarget.rect.maxX : context.originalTarget.rect.minX
      if let place = rest(
        begin, before, velocity: context.velocity.dx, room: context.containerSize.width, length: proxy.size.width, x, scale, proxy.xMap,
        proxy.model.input.calendar)
      {
        target.rect.origin.x += place - begin
      }
    }
    if context.axes.contains(.vertical), let y, let scale = proxy.model.y {
      let begin = proxy.yMap.isUpward ? target.rect.maxY : target.rect.minY
      let before = proxy.yMap.isUpward ? context.originalTarget.rect.maxY : context.originalTarget.rect.minY
      if let place = rest(
        begin, before, velocity: context.velocity.dy, room: context.containerSize.height, length: proxy.size.height, y, scale, proxy.yMap,
        proxy.model.input.calendar)
      {
        target.rect.origin.y += place - begin
      }
    }
  }

  /// Where the beginning of what is seen comes to rest.
  private func rest(
    _ begin: CGFloat, _ before: CGFloat, velocity: CGFloat, room: CGFloat, length: CGFloat, _ axis: AxisAlignment, _ scale: PositionScale,
    _ map: AxisMap, _ calendar: Calendar
  ) -> CGFloat? {
    var begin = begin
    // A flick goes to major values, a slow gesture to any.
    let isFast = abs(begin - before) > room / 2
    if limit.kind == .always { begin = min(max(begin, before - room), before + room) }
    var values = axis.minor
    if isFast, let major = axis.major { values = major }
    if case .page = values {
      guard room > 0 else { return nil }
      return before + ((begin - before) / room).rounded() * room
    }
    guard let scalar = scale.datum(at: map.fraction(at: begin, in: length))?.scalar else { return nil }
    guard let aligned = aligned(scalar, values, calendar), let fraction = scale.fraction(ofScalar: aligned) else { return nil }
    return map.position(fraction, in: length)
  }

  private func aligned(_ scalar: Double, _ values: Values, _ calendar: Calendar) -> Double? {
    switch values {
    case .page: return nil
    case .multiples(let unit):
      guard unit > 0, unit.isFinite else {
        Report.once("chart-alignment", "A chart's scroll behavior aligns by a unit of \(unit); it aligns nothing.")
        return nil
      }
      return (scalar / unit).rounded() * unit
    case .dates(let components):
      let date = Date(timeIntervalSinceReferenceDate: scalar)
      let after = calendar.nextDate(after: date.addingTimeInterval(-0.001), matching: components, matchingPolicy: .nextTime)
      let before = calendar.nextDate(
        after: date.addingTimeInterval(0.001), matching: components, matchingPolicy: .nextTime, direction: .backward)
      let candidates = [before, after].compactMap { $0?.timeIntervalSinceReferenceDate }
      return candidates.min { abs($0 - scalar) < abs($1 - scalar) }
    }
  }
}

extension MajorValueAlignment {
  fileprivate var values: ValueAlignedChartScrollTargetBehavior.Values {
    switch kind {
    case .unit(let unit): .multiples(unit)
    case .matching(let components): .dates(components)
    case .page: .page
    }
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Mirrors Swift Charts' `valueAligned(unit:majorAlignment:limitBehavior:)`.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  public static func valueAligned(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior
    )
  }

  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior
    )
  }
}
