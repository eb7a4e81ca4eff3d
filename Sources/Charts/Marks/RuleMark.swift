import Foundation

/// A straight line, along all of an axis or from value to value. Mirrors Swift Charts' `RuleMark`.
nonisolated public struct RuleMark: PrimitiveChartContent {
  public typealias Body = Never

  let mark: MarkTemplate

  /// - Parameters:
  ///   - xStart: Points from the leading edge of the plot; nil is that edge.
  ///   - xEnd: Points from the leading edge of the plot; nil is the other edge.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = MarkTemplate(kind: .rule, x: .fixedRange(xStart, xEnd), y: .value(y.plotted))
  }

  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = MarkTemplate(kind: .rule, x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
  }

  /// - Parameter y: Points from the top of the plot; nil is its middle.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    mark = MarkTemplate(kind: .rule, x: .range(xStart.plotted, xEnd.plotted), y: y.map { .fixed($0) } ?? .none)
  }

  /// - Parameters:
  ///   - yStart: Points from the top of the plot; nil is its top.
  ///   - yEnd: Points from the top of the plot; nil is its bottom.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = MarkTemplate(kind: .rule, x: .value(x.plotted), y: .fixedRange(yStart, yEnd))
  }

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = MarkTemplate(kind: .rule, x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted))
  }

  /// - Parameter x: Points from the leading edge of the plot; nil is its middle.
  public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = MarkTemplate(kind: .rule, x: x.map { .fixed($0) } ?? .none, y: .range(yStart.plotted, yEnd.plotted))
  }

  @MainActor public static func _collectMarks(_ content: RuleMark, in context: _ChartContentContext) {
    context.collector.add(content.mark, in: context)
  }
}
