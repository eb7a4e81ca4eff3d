import Foundation

/// A point. Mirrors Swift Charts' `PointMark`.
nonisolated public struct PointMark: PrimitiveChartContent {
  public typealias Body = Never

  let mark: MarkTemplate

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = MarkTemplate(kind: .point, x: .value(x.plotted), y: .value(y.plotted))
  }

  /// - Parameter y: Points from the top of the plot; nil is its middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = MarkTemplate(kind: .point, x: .value(x.plotted), y: y.map { .fixed($0) } ?? .none)
  }

  /// - Parameter x: Points from the leading edge of the plot; nil is its middle.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = MarkTemplate(kind: .point, x: x.map { .fixed($0) } ?? .none, y: .value(y.plotted))
  }

  @MainActor public static func _collectMarks(_ content: PointMark, in context: _ChartContentContext) {
    context.collector.add(content.mark, in: context)
  }
}
