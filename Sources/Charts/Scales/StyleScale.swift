import Foundation
import Oriel

/// The mapping from data to colors, symbols, line styles or sizes.
struct StyleScale<Value> {
  /// The categories in order, or the two ends for numbers and dates.
  let domain: [Datum]
  let kind: DatumKind
  private let places: [Datum: Int]
  private let values: [Value]
  private let mapping: ((Datum) -> Value?)?
  private let interpolation: ((Double) -> Value)?
  private let transform: PositionScale?
  /// The label of the data.
  let label: Text?

  /// Creates a scale, or returns `nil` if there are no data and no explicit domain.
  ///
  /// - Parameters:
  ///   - settings: The explicit settings.
  ///   - data: The data of all marks, in order.
  ///   - defaults: The default values for categories, which repeat after the last one.
  ///   - interpolation: A closure that returns the value at a fraction from 0 to 1 between the ends for numbers and dates.
  init?(
    _ settings: StyleScaleSettings<Value>, data: [PlottedValue], defaults: [Value], interpolation: ((Double) -> Value)? = nil
  ) {
    var domain: [Datum] = []
    switch settings.domain {
    case .values(let values): domain = values
    case .bounds(let start, let end): domain = [start, end]
    case .automatic, nil:
      var known: Set<Datum> = []
      for value in data where value.start.isFinite && known.insert(value.start).inserted { domain.append(value.start) }
      if case .automatic(let automatic) = settings.domain {
        if let modify = automatic.modify { domain = modify(domain) }
        if automatic.isReversed { domain.reverse() }
      }
    }
    guard let first = domain.first ?? data.first?.start else { return nil }
    label = data.first?.label
    kind = first.kind
    mapping = settings.mapping
    var values = defaults
    var interpolation = interpolation
    switch settings.range {
    case .values(let given) where !given.isEmpty:
      values = given
      if kind != .category { interpolation = Self.steps(given) ?? interpolation }
    case .bounds(let start, let end):
      values = [start, end]
      interpolation = Self.steps(values) ?? interpolation
    case .gradient(let gradient):
      interpolation = { Self.color(in: gradient, at: $0) as? Value ?? values[0] }
      if kind == .category {
        let count = domain.count
        let interpolate = interpolation
        values = (0..<max(1, count)).compactMap { interpolate?(count > 1 ? Double($0) / Double(count - 1) : 0) }
      }
    default: break
    }
    if kind == .category || settings.type?.kind == .category || mapping != nil || interpolation == nil {
      self.domain = domain
      self.interpolation = nil
      transform = nil
    } else {
      let scalars = domain.compactMap(\.scalar)
      let isGiven = if case .bounds = settings.domain { true } else if case .values = settings.domain { true } else { false }
      let low = isGiven ? scalars.first ?? 0 : scalars.min() ?? 0
      let high = isGiven ? scalars.last ?? 1 : scalars.max() ?? 1
      self.domain = [Datum(low, like: kind), Datum(high, like: kind)]
      self.interpolation = interpolation
      transform = PositionScale(kind: kind, transform: PositionScale.Transform(settings.type), from: low, to: high)
    }
    var places: [Datum: Int] = [:]
    for (index, datum) in self.domain.enumerated() where places[datum] == nil { places[datum] = index }
    self.places = places
    self.values = values
  }

  /// Indicates whether each datum has a value of its own, which a legend can list.
  var isDiscrete: Bool { interpolation == nil }

  func value(for datum: Datum) -> Value? {
    if let mapping { return mapping(datum) ?? values.first }
    if let interpolation { return transform?.fraction(of: datum).map { interpolation(min(max($0, 0), 1)) } ?? values.first }
    guard !values.isEmpty, let place = places[datum] else { return values.first }
    return values[place % values.count]
  }

  /// Returns the value at a fraction from 0 to 1 between the ends.
  func value(at fraction: Double) -> Value? { interpolation?(min(max(fraction, 0), 1)) }

  /// Returns an interpolation of colors or numbers, or `nil` for other values.
  private static func steps(_ values: [Value]) -> ((Double) -> Value)? {
    if let numbers = values as? [CGFloat], let only = numbers.first {
      return { fraction in
        guard numbers.count > 1 else { return only as! Value }
        let place = fraction * Double(numbers.count - 1)
        let index = min(Int(place), numbers.count - 2)
        let value = numbers[index] + (numbers[index + 1] - numbers[index]) * CGFloat(place - Double(index))
        // The cast succeeds, because an array of `CGFloat` implies that `Value` is `CGFloat`.
        return value as! Value
      }
    }
    if let paints = values as? [MarkPaint] {
      let colors = paints.compactMap(\.color)
      guard colors.count == paints.count, !colors.isEmpty else { return nil }
      let gradient = Gradient(colors: colors)
      return { Self.color(in: gradient, at: $0) as? Value ?? values[0] }
    }
    return nil
  }

  private static func color(in gradient: Gradient, at fraction: Double) -> Any? {
    Value.self == MarkPaint.self ? MarkPaint(gradient.color(at: fraction)) : nil
  }
}

extension Gradient {
  /// Returns the color at a fraction from 0 to 1, which is clear if there are no stops.
  func color(at fraction: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if fraction <= first.location { return first.color }
    guard let index = stops.indices.dropFirst().first(where: { stops[$0].location >= fraction }) else { return last.color }
    let (before, after) = (stops[index - 1], stops[index])
    let length = after.location - before.location
    return before.color.mix(with: after.color, by: length > 0 ? (fraction - before.location) / length : 1)
  }
}

extension PositionScale.Transform {
  init(_ type: ScaleType?) {
    switch type?.kind {
    case .log: self = .log
    case .power(let exponent): self = .power(exponent)
    case .symmetricLog(let slope): self = .symmetricLog(slope)
    case .linear, .date, .category, nil: self = .linear
    }
  }
}
