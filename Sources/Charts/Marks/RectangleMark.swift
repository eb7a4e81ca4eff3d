import Foundation

/// A rectangle. Mirrors Swift Charts' `RectangleMark`: as `BarMark`, but from value to value rather than from zero, and never stacked.
nonisolated public struct RectangleMark: PrimitiveChartContent {
  public typealias Body = Never

  let mark: MarkTemplate

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    mark = MarkTemplate(kind: .rectangle, x: .value(x.plotted), y: .value(y.plotted), width: width, height: height)
  }

  /// - Parameters:
  ///   - yStart: Points from the top of the plot; nil is its top.
  ///   - yEnd: Points from the top of the plot; nil is its bottom.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic) {
    mark = MarkTemplate(kind: .rectangle, x: .value(x.plotted), y: .fixedRange(yStart, yEnd), width: width)
  }

  /// - Parameters:
  ///   - xStart: Points from the leading edge of the plot; nil is that edge.
  ///   - xEnd: Points from the leading edge of the plot; nil is the other edge.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic) {
    mark = MarkTemplate(kind: .rectangle, x: .fixedRange(xStart, xEnd), y: .value(y.plotted), height: height)
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = MarkTemplate(kind: .rectangle, x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted), height: height)
  }

  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = MarkTemplate(kind: .rectangle, x: .range(xStart.plotted, xEnd.plotted), y: .fixedRange(yStart, yEnd))
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = MarkTemplate(kind: .rectangle, x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted), width: width)
  }

  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = MarkTemplate(kind: .rectangle, x: .fixedRange(xStart, xEnd), y: .range(yStart.plotted, yEnd.plotted))
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = MarkTemplate(kind: .rectangle, x: .range(xStart.plotted, xEnd.plotted), y: .range(yStart.plotted, yEnd.plotted))
  }

  public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = MarkTemplate(kind: .rectangle, x: .fixedRange(xStart, xEnd), y: .fixedRange(yStart, yEnd))
  }

  @MainActor public static func _collectMarks(_ content: RectangleMark, in context: _ChartContentContext) {
    context.collector.add(content.mark, in: context)
  }
}
