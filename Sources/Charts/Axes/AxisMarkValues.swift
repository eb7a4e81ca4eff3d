import Foundation

/// The values of the marks of an axis. Mirrors Swift Charts' `AxisMarkValues`.
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

  /// Round values, as many as the available space allows.
  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(Options())) }

  /// Returns round values with a desired count.
  ///
  /// - Parameters:
  ///   - desiredCount: The approximate number of values. A value that isn't positive is treated as 1.
  ///   - roundLowerBound: A Boolean value that indicates whether an automatic domain starts at a round value. The default is `true`.
  ///   - roundUpperBound: A Boolean value that indicates whether an automatic domain ends at a round value. The default is `true`.
  public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(Options(count: desiredCount.map { max(1, $0) }, roundsLower: roundLowerBound, roundsUpper: roundUpperBound)))
  }

  /// Returns round values with a minimum distance.
  ///
  /// - Parameter minimumStride: The minimum distance of adjacent values.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(
        Options(
          count: desiredCount.map { max(1, $0) }, minimumStride: Double(minimumStride), roundsLower: roundLowerBound,
          roundsUpper: roundUpperBound)))
  }

  /// Returns values at multiples of a calendar unit. A calendar of `nil` stands for the one of the environment.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .dateStride(DateStride(component: component, count: max(1, count)), calendar))
  }

  /// Returns the multiples of a step. There are no values if the step isn't positive.
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
