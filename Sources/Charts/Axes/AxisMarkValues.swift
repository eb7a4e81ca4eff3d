import Foundation

/// Where an axis has marks. Mirrors Swift Charts' `AxisMarkValues`.
public struct AxisMarkValues: CustomStringConvertible {
  struct Options {
    var count: Int?
    var minimumStride: Double?
    var roundsLower: Bool?
    var roundsUpper: Bool?
  }

  enum Kind {
    case automatic(Options)
    case stride(Double, roundsLower: Bool?, roundsUpper: Bool?)
    case dateStride(DateStride, Calendar?)
    case explicit([Datum])
  }

  let kind: Kind

  /// At round values, as many as there is room for.
  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(Options())) }

  /// - Parameters:
  ///   - desiredCount: About so many; what isn't positive counts as 1.
  ///   - roundLowerBound: Whether a domain that the chart finds begins at a round value; nil does.
  ///   - roundUpperBound: Whether it ends at one; nil does.
  public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(Options(count: desiredCount.map { max(1, $0) }, roundsLower: roundLowerBound, roundsUpper: roundUpperBound)))
  }

  /// - Parameter minimumStride: How far marks are apart at least.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(
        Options(
          count: desiredCount.map { max(1, $0) }, minimumStride: Double(minimumStride), roundsLower: roundLowerBound,
          roundsUpper: roundUpperBound)))
  }

  /// At every so many units of a calendar; nil is the environment's.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .dateStride(DateStride(component: component, count: max(1, count)), calendar))
  }

  /// At the multiples of a step. A step that isn't positive gives no marks.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .stride(Double(stepSize), roundsLower: roundLowerBound, roundsUpper: roundUpperBound))
  }

  public var description: String {
    switch kind {
    case .automatic(let options): options.count.map { "automatic(desiredCount: \($0))" } ?? "automatic"
    case .stride(let step, _, _): "stride(by: \(step))"
    case .dateStride(let stride, _): "stride(by: \(stride.component), count: \(stride.count))"
    case .explicit(let values): "\(values.count) values"
    }
  }
}
