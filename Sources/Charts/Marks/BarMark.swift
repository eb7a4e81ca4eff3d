import Foundation

/// A bar. Mirrors Swift Charts' `BarMark`.
///
/// The axis with categories, units of dates or bins determines the position of the bar, and the value on the other axis its length from
/// zero. For two numbers, or a date and a number, the bar's position is on the x axis. Bars at the same position are stacked.
nonisolated public struct BarMark: PrimitiveChartContent {
  public typealias Body = Never

  let mark: MarkTemplate

  /// Creates a bar with a position and a length.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = MarkTemplate(
      kind: .bar, x: .value(x.plotted), y: .value(y.plotted), width: width, height: height, stacking: stacking)
  }

  /// Creates a bar between two y positions in the plot.
  ///
  /// - Parameters:
  ///   - yStart: The distance from the top of the plot in points, or `nil` for the top.
  ///   - yEnd: The distance from the top of the plot in points, or `nil` for the bottom.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = MarkTemplate(kind: .bar, x: .value(x.plotted), y: .fixedRange(yStart, yEnd), width: width, stacking: stacking)
  }

  /// Creates a bar between two x positions in the plot.
  ///
  /// - Parameters:
  ///   - xStart: The distance from the leading edge of the plot in points, or `nil` for that edge.
  ///   - xEnd: The distance from the leading edge of the plot in points, or `nil` for the trailing edge.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = MarkTemplate(kind: .bar, x: .fixedRange(xStart, xEnd), y: .value(y.plotted), height: height, stacking: stacking)
  }

  /// Creates a bar between two x values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = MarkTemplate(kind: .bar, x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted), height: height)
  }

  /// Creates a bar between two x values, and two y positions in the plot.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = MarkTemplate(kind: .bar, x: .range(xStart.plotted, xEnd.plotted), y: .fixedRange(yStart, yEnd))
  }

  /// Creates a bar between two y values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = MarkTemplate(kind: .bar, x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted), width: width)
  }

  /// Creates a bar between two y values, and two x positions in the plot.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = MarkTemplate(kind: .bar, x: .fixedRange(xStart, xEnd), y: .range(yStart.plotted, yEnd.plotted))
  }

  @MainActor public static func _collectMarks(_ content: BarMark, in context: _ChartContentContext) {
    context.collector.add(content.mark, in: context)
  }
}
