import Foundation
import Oriel

/// What a scale leads to: positions, colours, symbols or sizes. Mirrors Swift Charts' `ScaleRange`.
public protocol ScaleRange {
  associatedtype VisualValue

  func _makeScaleRange() -> _ScaleRangeOutputs<VisualValue>
}

/// A range as a chart takes it.
public struct _ScaleRangeOutputs<VisualValue> {
  enum Range {
    case values([VisualValue])
    case bounds(VisualValue, VisualValue)
    case gradient(Gradient)
    /// The length of the plot without so many points at its beginning and its end.
    case plot(start: CGFloat, end: CGFloat)
  }

  let range: Range
}

/// A range of positions, in points from the plot's beginning. Mirrors Swift Charts' `PositionScaleRange`.
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

/// The width or height of the plot. Mirrors Swift Charts' `PlotDimensionScaleRange`.
public struct PlotDimensionScaleRange: PositionScaleRange {
  public typealias VisualValue = CGFloat

  let start: CGFloat
  let end: CGFloat

  public func _makeScaleRange() -> _ScaleRangeOutputs<CGFloat> { _ScaleRangeOutputs(range: .plot(start: start, end: end)) }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { .plotDimension(padding: 0) }

  /// - Parameter padding: Points that are left free at both ends; what isn't finite counts as 0.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    .plotDimension(startPadding: padding, endPadding: padding)
  }

  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding.isFinite ? startPadding : 0, end: endPadding.isFinite ? endPadding : 0)
  }
}
