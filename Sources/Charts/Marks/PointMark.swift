import Foundation

/// A point. Mirrors Swift Charts' `PointMark`.
nonisolated public struct PointMark: PrimitiveChartContent {
  public typealias Body = Never

  let mark: MarkTemplate

  /// Creates a point at two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = MarkTemplate(kind: .point, x: .value(x.plotted), y: .value(y.plotted))
  }

  /// Creates a point at an x value and a y position.
  ///
  /// - Parameter y: The distance from the top of the plot in points, or `nil` for the center.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = MarkTemplate(kind: .point, x: .value(x.plotted), y: y.map { .fixed($0) } ?? .none)
  }

  /// Creates a point at an x position and a y value.
  ///
  /// - Parameter x: The distance from the leading edge of the plot in points, or `nil` for the center.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = MarkTemplate(kind: .point, x: x.map { .fixed($0) } ?? .none, y: .value(y.plotted))
  }

  @MainActor public static func _collectMarks(_ content: PointMark, in context: _ChartContentContext) {
    context.collector.add(content.mark, in: context)
  }
}
