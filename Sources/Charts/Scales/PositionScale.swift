import Foundation

/// The mapping from data to positions on an axis. Positions are fractions of the domain, from 0 at its start to 1 at its end.
struct PositionScale: Equatable {
  enum Transform: Equatable {
    case linear
    case log
    case power(Double)
    case symmetricLog(Double)

    func apply(_ value: Double) -> Double {
      switch self {
      case .linear: value
      case .log: value > 0 ? log10(value) : value < 0 ? -log10(-value) : .nan
      case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
      case .symmetricLog(let slope): value < 0 ? -log1p(-value * slope) : log1p(value * slope)
      }
    }

    func invert(_ value: Double, isNegative: Bool) -> Double {
      switch self {
      case .linear: value
      case .log: isNegative ? -pow(10, -value) : pow(10, value)
      case .power(let exponent): value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
      case .symmetricLog(let slope): value < 0 ? -expm1(-value) / slope : expm1(value) / slope
      }
    }
  }

  enum Domain: Equatable {
    case interval(Double, Double)
    case categories([String])
  }

  let kind: DatumKind
  let transform: Transform
  let domain: Domain
  private let places: [String: Int]
  private let first: Double
  private let length: Double

  /// Creates a scale of numbers or dates. The interval is adjusted if its ends are equal or nonfinite, or if a logarithmic scale can't
  /// represent it.
  init(kind: DatumKind, transform: Transform = .linear, from start: Double, to end: Double) {
    var (start, end) = (start, end)
    if !start.isFinite || !end.isFinite { (start, end) = transform == .log ? (1, 10) : (0, 1) }
    if transform == .log {
      if start == 0 || (start < 0) != (end < 0) { (start, end) = end > 0 ? (end / 1000, end) : (1, 10) }
      if end == 0 { end = start / 1000 }
      if start == end { (start, end) = start > 0 ? (start / 10, end * 10) : (start * 10, end / 10) }
    }
    if start == end { (start, end) = (start - Self.margin(around: start, kind: kind), end + Self.margin(around: end, kind: kind)) }
    self.kind = kind
    self.transform = transform
    domain = .interval(start, end)
    places = [:]
    first = transform.apply(start)
    length = transform.apply(end) - first
  }

  init(categories: [String]) {
    kind = .category
    transform = .linear
    var places: [String: Int] = [:]
    var known: [String] = []
    for category in categories where places[category] == nil {
      places[category] = known.count
      known.append(category)
    }
    domain = .categories(known)
    self.places = places
    first = 0
    length = 1
  }

  /// Returns the margin on each side of a single value: half a day for a date, and for a number the greater of 0.5 and a twentieth of its
  /// magnitude.
  private static func margin(around value: Double, kind: DatumKind) -> Double {
    kind == .date ? 43_200 : max(0.5, abs(value) / 20)
  }

  /// The ends of the interval, or 0 and the number of categories.
  var ends: (Double, Double) {
    switch domain {
    case .interval(let start, let end): (start, end)
    case .categories(let categories): (0, Double(categories.count))
    }
  }

  /// Returns the position of a value. The result is `nil` for a value of another kind, an unknown category, or a nonfinite value.
  func fraction(of datum: Datum) -> Double? {
    switch datum {
    case .category(let category):
      guard let index = places[category] else { return nil }
      return (Double(index) + 0.5) / Double(places.count)
    case .number(let value), .date(let value):
      guard kind == datum.kind else { return nil }
      return fraction(ofScalar: value)
    }
  }

  func fraction(ofScalar value: Double) -> Double? {
    let fraction = (transform.apply(value) - first) / length
    return fraction.isFinite ? fraction : nil
  }

  /// Returns the part of the axis for a category. For other values, both ends are equal.
  func band(of datum: Datum) -> (Double, Double)? {
    if case .category(let category) = datum {
      guard let index = places[category] else { return nil }
      return (Double(index) / Double(places.count), Double(index + 1) / Double(places.count))
    }
    return fraction(of: datum).map { ($0, $0) }
  }

  /// Returns the value at a position. Beyond the ends, that is the first or last category, or a number or date outside of the domain.
  func datum(at fraction: Double) -> Datum? {
    guard fraction.isFinite else { return nil }
    switch domain {
    case .interval(let start, _):
      let scalar = transform.invert(first + fraction * length, isNegative: start < 0)
      return scalar.isFinite ? Datum(scalar, like: kind) : nil
    case .categories(let categories):
      guard !categories.isEmpty else { return nil }
      let index = min(max(0, Int((fraction * Double(categories.count)).rounded(.down))), categories.count - 1)
      return .category(categories[index])
    }
  }

  /// The number of categories, or 0 for other scales.
  var categoryCount: Int { places.count }
}
