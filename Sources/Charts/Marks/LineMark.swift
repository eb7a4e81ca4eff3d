/// A point of a line. Mirrors Swift Charts' `LineMark`.
///
/// Marks of the same series are joined in their order. What has no series is told apart by its values for the foreground style, the symbol and the line style. Where a
/// value is NaN or infinite, the line has a gap.
nonisolated public struct LineMark: PrimitiveChartContent {
  public typealias Body = Never

  let mark: MarkTemplate

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = MarkTemplate(kind: .line, x: .value(x.plotted), y: .value(y.plotted))
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
    mark = MarkTemplate(kind: .line, x: .value(x.plotted), y: .value(y.plotted), series: series.plotted)
  }

  @MainActor public static func _collectMarks(_ content: LineMark, in context: _ChartContentContext) {
    context.collector.add(content.mark, in: context)
  }
}
