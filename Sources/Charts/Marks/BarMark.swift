import Foundation

/// A bar. Mirrors Swift Charts' `BarMark`.
///
/// Of two values the one on the axis of categories, units of dates or bins is where the bar stands, and the other is how long it is, from zero. Of two numbers, or
/// of a date and a number, the bar stands on the x axis. Bars at the same place are stacked.
nonisolated public struct BarMark: PrimitiveChartContent {
  public typealias Body = Never

  let mark: MarkTemplate

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = MarkTemplate(
      kind: .bar, x: .value(x.plotted), y: .value(y.plotted), width: width, height: height, stacking: stacking)
  }

  /// - Parameters:
  ///   - yStart: Points from the top of the plot; nil is its top.
  ///   - yEnd: Points from the top of the plot; nil is its bottom.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = MarkTemplate(kind: .bar, x: .value(x.plotted), y: .fixedRange(yStart, yEnd), width: width, stacking: stacking)
  }

  /// - Parameters:
  ///   - xStart: Points from the leading edge of the plot; nil is that edge.
  ///   - xEnd: Points from the leading edge of the plot; nil is the other edge.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = MarkTemplate(kind: .bar, x: .fixedRange(xStart, xEnd), y: .value(y.plotted), height: height, stacking: stacking)
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = MarkTemplate(kind: .bar, x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted), height: height)
  }

  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = MarkTemplate(kind: .bar, x: .range(xStart.plotted, xEnd.plotted), y: .fixedRange(yStart, yEnd))
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = MarkTemplate(kind: .bar, x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted), width: width)
  }

  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = MarkTemplate(kind: .bar, x: .fixedRange(xStart, xEnd), y: .range(yStart.plotted, yEnd.plotted))
  }

  @MainActor public static func _collectMarks(_ content: BarMark, in context: _ChartContentContext) {
    context.collector.add(content.mark, in: context)
  }
}
