/// A point of a line. Mirrors Swift Charts' `LineMark`.
///
/// Marks of the same series are joined in their order. Without a series, the values for the foreground style, the symbol and the line style
/// distinguish the lines. The line has a gap where a value is NaN or infinite.
nonisolated public struct LineMark: PrimitiveChartContent {
  public typealias Body = Never

  let mark: MarkTemplate

  /// Creates a point of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = MarkTemplate(kind: .line, x: .value(x.plotted), y: .value(y.plotted))
  }

  /// Creates a point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
    mark = MarkTemplate(kind: .line, x: .value(x.plotted), y: .value(y.plotted), series: series.plotted)
  }

  @MainActor public static func _collectMarks(_ content: LineMark, in context: _ChartContentContext) {
    context.collector.add(content.mark, in: context)
  }
}
