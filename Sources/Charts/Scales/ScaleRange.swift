import Foundation
import Oriel

/// The range of a scale: positions, colors, symbols or sizes. Mirrors Swift Charts' `ScaleRange`.
public protocol ScaleRange {
  /// The type of the values of the range.
  associatedtype VisualValue

  func _makeScaleRange() -> _ScaleRangeOutputs<VisualValue>
}

/// The internal representation of a range.
public struct _ScaleRangeOutputs<VisualValue> {
  enum Range {
    case values([VisualValue])
    case bounds(VisualValue, VisualValue)
    case gradient(Gradient)
    /// The length of the plot minus a padding at its start and its end, in points.
    case plot(start: CGFloat, end: CGFloat)
  }

  let range: Range
}

/// A range of positions, in points from the start of the plot. Mirrors Swift Charts' `PositionScaleRange`.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
  public typealias VisualValue = Bound
  public func _makeScaleRange() -> _ScaleRangeOutputs<Bound> { _ScaleRangeOutputs(range: .bounds(lowerBound, upperBound)) }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension Array: ScaleRange {
  public typealias VisualValue = Element
  public func _makeScaleRange() -> _ScaleRangeOutputs<Element> { _ScaleRangeOutputs(range: .values(self)) }
}

extension Array: PositionScaleRange where Element == CGFloat {}

extension ArraySlice: ScaleRange {
  public typealias VisualValue = Element
  public func _makeScaleRange() -> _ScaleRangeOutputs<Element> { _ScaleRangeOutputs(range: .values(Array(self))) }
}

extension ArraySlice: PositionScaleRange where Element == CGFloat {}

extension Gradient: ScaleRange {
  public typealias VisualValue = Color
  public func _makeScaleRange() -> _ScaleRangeOutputs<Color> { _ScaleRangeOutputs(range: .gradient(self)) }
}

/// The width or the height of the plot as a range. Mirrors Swift Charts' `PlotDimensionScaleRange`.
public struct PlotDimensionScaleRange: PositionScaleRange {
  public typealias VisualValue = CGFloat

  let start: CGFloat
  let end: CGFloat

  public func _makeScaleRange() -> _ScaleRangeOutputs<CGFloat> { _ScaleRangeOutputs(range: .plot(start: start, end: end)) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole length of the plot.
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension(padding: 0) }

  /// Returns the length of the plot minus a padding.
  ///
  /// - Parameter padding: The padding at both ends, in points. A nonfinite value is treated as 0.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    .plotDimension(startPadding: padding, endPadding: padding)
  }

  /// Returns the length of the plot minus a padding at its start and its end, in points. Nonfinite values are treated as 0.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding.isFinite ? startPadding : 0, end: endPadding.isFinite ? endPadding : 0)
  }
}
