import Foundation

/// A rectangle. It is like a `BarMark`, but extends between values instead of from zero, and is never stacked. Mirrors Swift Charts'
/// `RectangleMark`.
nonisolated public struct RectangleMark: PrimitiveChartContent {
  public typealias Body = Never

  let mark: MarkTemplate

  /// Creates a rectangle around two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    mark = MarkTemplate(kind: .rectangle, x: .value(x.plotted), y: .value(y.plotted), width: width, height: height)
  }

  /// Creates a rectangle around an x value, between two y positions in the plot.
  ///
  /// - Parameters:
  ///   - yStart: The distance from the top of the plot in points, or `nil` for the top.
  ///   - yEnd: The distance from the top of the plot in points, or `nil` for the bottom.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic) {
    mark = MarkTemplate(kind: .rectangle, x: .value(x.plotted), y: .fixedRange(yStart, yEnd), width: width)
  }

  /// Creates a rectangle around a y value, between two x positions in the plot.
  ///
  /// - Parameters:
  ///   - xStart: The distance from the leading edge of the plot in points, or `nil` for that edge.
  ///   - xEnd: The distance from the leading edge of the plot in points, or `nil` for the trailing edge.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic) {
    mark = MarkTemplate(kind: .rectangle, x: .fixedRange(xStart, xEnd), y: .value(y.plotted), height: height)
  }

  /// Creates a rectangle between two x values, around a y value.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = MarkTemplate(kind: .rectangle, x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted), height: height)
  }

  /// Creates a rectangle between two x values, and two y positions in the plot.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = MarkTemplate(kind: .rectangle, x: .range(xStart.plotted, xEnd.plotted), y: .fixedRange(yStart, yEnd))
  }

  /// Creates a rectangle between two y values, around an x value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = MarkTemplate(kind: .rectangle, x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted), width: width)
  }

  /// Creates a rectangle between two y values, and two x positions in the plot.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = MarkTemplate(kind: .rectangle, x: .fixedRange(xStart, xEnd), y: .range(yStart.plotted, yEnd.plotted))
  }

  /// Creates a rectangle between two x values and two y values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = MarkTemplate(kind: .rectangle, x: .range(xStart.plotted, xEnd.plotted), y: .range(yStart.plotted, yEnd.plotted))
  }

  /// Creates a rectangle between positions in the plot, in points. A position of `nil` stands for the edge.
  public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = MarkTemplate(kind: .rectangle, x: .fixedRange(xStart, xEnd), y: .fixedRange(yStart, yEnd))
  }

  @MainActor public static func _collectMarks(_ content: RectangleMark, in context: _ChartContentContext) {
    context.collector.add(content.mark, in: context)
  }
}
