import Foundation

/// A straight line along a whole axis or between two values. Mirrors Swift Charts' `RuleMark`.
nonisolated public struct RuleMark: PrimitiveChartContent {
  public typealias Body = Never

  let mark: MarkTemplate

  /// Creates a horizontal rule between two x positions in the plot.
  ///
  /// - Parameters:
  ///   - xStart: The distance from the leading edge of the plot in points, or `nil` for that edge.
  ///   - xEnd: The distance from the leading edge of the plot in points, or `nil` for the trailing edge.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = MarkTemplate(kind: .rule, x: .fixedRange(xStart, xEnd), y: .value(y.plotted))
  }

  /// Creates a horizontal rule between two x values.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = MarkTemplate(kind: .rule, x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
  }

  /// Creates a horizontal rule between two x values at a y position.
  ///
  /// - Parameter y: The distance from the top of the plot in points, or `nil` for the center.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    mark = MarkTemplate(kind: .rule, x: .range(xStart.plotted, xEnd.plotted), y: y.map { .fixed($0) } ?? .none)
  }

  /// Creates a vertical rule between two y positions in the plot.
  ///
  /// - Parameters:
  ///   - yStart: The distance from the top of the plot in points, or `nil` for the top.
  ///   - yEnd: The distance from the top of the plot in points, or `nil` for the bottom.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = MarkTemplate(kind: .rule, x: .value(x.plotted), y: .fixedRange(yStart, yEnd))
  }

  /// Creates a vertical rule between two y values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = MarkTemplate(kind: .rule, x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted))
  }

  /// Creates a vertical rule between two y values at an x position.
  ///
  /// - Parameter x: The distance from the leading edge of the plot in points, or `nil` for the center.
  public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = MarkTemplate(kind: .rule, x: x.map { .fixed($0) } ?? .none, y: .range(yStart.plotted, yEnd.plotted))
  }

  @MainActor public static func _collectMarks(_ content: RuleMark, in context: _ChartContentContext) {
    context.collector.add(content.mark, in: context)
  }
}
