import Foundation
import Oriel

/// A limit for the distance of a scroll. Mirrors Swift Charts' `ValueAlignedLimitBehavior`.
public struct ValueAlignedLimitBehavior: Equatable, Sendable {
  enum Kind { case automatic, always, never }

  let kind: Kind

  /// The default limit, which is `never`.
  public static var automatic: ValueAlignedLimitBehavior { Self(kind: .automatic) }
  /// A limit to the next major value.
  public static var always: ValueAlignedLimitBehavior { Self(kind: .always) }
  /// No limit.
  public static var never: ValueAlignedLimitBehavior { Self(kind: .never) }
}

/// The values at which a fast scroll settles. Mirrors Swift Charts' `MajorValueAlignment`.
public struct MajorValueAlignment<Value: Plottable> {
  enum Kind {
    case unit(Double)
    case matching(DateComponents)
    case page
  }

  let kind: Kind

  /// Returns an alignment with multiples of a unit.
  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Numeric { Self(kind: .unit(unit.datum.scalar ?? 0)) }
  /// Returns an alignment with the dates that match components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> where Value == Date {
    Self(kind: .matching(components))
  }
  /// An alignment with pages of the visible length.
  public static var page: MajorValueAlignment<Value> { Self(kind: .page) }
}

/// A behavior that aligns the value at the start of the visible part with round values. Mirrors Swift Charts'
/// `ValueAlignedChartScrollTargetBehavior`.
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

  /// Creates a behavior that aligns both axes with multiples of a unit. A unit that isn't positive aligns nothing.
  public init<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    let axis = Self.numbers(unit, majorAlignment)
    self.init(x: axis, y: axis, limit: limitBehavior)
  }

  /// Creates a behavior that aligns both axes with the dates that match components, such as an hour of 0.
  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    let axis = Self.dates(components, majorAlignment)
    self.init(x: axis, y: axis, limit: limitBehavior)
  }

  /// Creates a behavior that aligns both axes with multiples of different units.
  public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(x: Self.numbers(xUnit, xMajorAlignment), y: Self.numbers(yUnit, yMajorAlignment), limit: limitBehavior)
  }

  /// Creates a behavior that aligns both axes with the dates that match different components.
  public init(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(x: Self.dates(xComponents, xMajorAlignment), y: Self.dates(yComponents, yMajorAlignment), limit: limitBehavior)
  }

  /// Creates a behavior that aligns the x axis with matching dates, and the y axis with multiples of a unit.
  public init<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(x: Self.dates(xComponents, xMajorAlignment), y: Self.numbers(yUnit, yMajorAlignment), limit: limitBehavior)
  }

  /// Creates a behavior that aligns the x axis with multiples of a unit, and the y axis with matching dates.
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

  /// Returns the final position of the start of the visible part, or `nil` if it isn't aligned.
  private func rest(
    _ begin: CGFloat, _ before: CGFloat, velocity: CGFloat, room: CGFloat, length: CGFloat, _ axis: AxisAlignment, _ scale: PositionScale,
    _ map: AxisMap, _ calendar: Calendar
  ) -> CGFloat? {
    var begin = begin
    // A flick aligns with major values, a slow gesture with minor ones.
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
        Report.once("chart-alignment", "A chart's scroll behavior has the invalid unit \(unit); it doesn't align.")
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
  /// Returns a behavior that aligns both axes with multiples of a unit. Mirrors Swift Charts'
  /// `valueAligned(unit:majorAlignment:limitBehavior:)`.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Returns a behavior that aligns both axes with the dates that match components.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Returns a behavior that aligns both axes with multiples of different units.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil, yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Returns a behavior that aligns both axes with the dates that match different components.
  public static func valueAligned(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Returns a behavior that aligns the x axis with matching dates, and the y axis with multiples of a unit.
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior
    )
  }

  /// Returns a behavior that aligns the x axis with multiples of a unit, and the y axis with matching dates.
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior
    )
  }
}
