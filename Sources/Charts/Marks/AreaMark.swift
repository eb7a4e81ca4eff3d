/// A point of an area's edge. Mirrors Swift Charts' `AreaMark`.
///
/// Marks of the same series are joined in their order, like those of lines. Areas at the same positions are stacked from zero.
nonisolated public struct AreaMark: PrimitiveChartContent {
  public typealias Body = Never

  let mark: MarkTemplate

  /// Creates a point whose area extends from zero or from the area below it.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) {
    mark = MarkTemplate(kind: .area, x: .value(x.plotted), y: .value(y.plotted), stacking: stacking)
  }

  /// Creates a point whose area extends between two x values.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = MarkTemplate(kind: .area, x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
  }

  /// Creates a point whose area extends between two y values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = MarkTemplate(kind: .area, x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted))
  }

  /// Creates a point of a series whose area extends from zero or from the area below it.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    mark = MarkTemplate(kind: .area, x: .value(x.plotted), y: .value(y.plotted), stacking: stacking, series: series.plotted)
  }

  /// Creates a point of a series whose area extends between two x values.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = MarkTemplate(kind: .area, x: .range(xStart.plotted, xEnd.plotted), y: .value(y.plotted), series: series.plotted)
  }

  /// Creates a point of a series whose area extends between two y values.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = MarkTemplate(kind: .area, x: .value(x.plotted), y: .range(yStart.plotted, yEnd.plotted), series: series.plotted)
  }

  @MainActor public static func _collectMarks(_ content: AreaMark, in context: _ChartContentContext) {
    context.collector.add(content.mark, in: context)
  }
}
