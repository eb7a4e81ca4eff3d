import Foundation
import Oriel

/// A chart content with areas along the elements of a collection, or between the graphs of functions. Mirrors Swift Charts' `AreaPlot`.
nonisolated public struct AreaPlot<Content> {
  let content: Content
}

extension AreaPlot: ChartContent, CollectionPlot where Content: ChartContent {
  public typealias Body = Never
}

extension AreaPlot: VectorizedChartContent, VectorizedPlot where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

/// The marks of an `AreaPlot`. Mirrors Swift Charts' `VectorizedAreaPlotContent`.
nonisolated public struct VectorizedAreaPlotContent<Data: RandomAccessCollection>: VectorizedChartContent, CollectionMarks {
  public typealias Body = Never
  public typealias DataElement = Data.Element

  let data: Data
  let mark: (Data.Element) -> MarkTemplate
}

extension AreaPlot {
  /// Creates an area along the elements, with the arguments of an `AreaMark`.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(data: data) {
      MarkTemplate(kind: .area, x: .value(x.plotted($0)), y: .value(y.plotted($0)), stacking: stacking)
    }
  }

  /// Creates an area between two x values of each element.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(data: data) {
      MarkTemplate(kind: .area, x: .range(xStart.plotted($0), xEnd.plotted($0)), y: .value(y.plotted($0)))
    }
  }

  /// Creates an area between two y values of each element.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(data: data) {
      MarkTemplate(kind: .area, x: .value(x.plotted($0)), y: .range(yStart.plotted($0), yEnd.plotted($0)))
    }
  }

  /// Creates areas along the elements, one for each series.
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(data: data) {
      MarkTemplate(kind: .area, x: .value(x.plotted($0)), y: .value(y.plotted($0)), stacking: stacking, series: series.plotted($0))
    }
  }

  /// Creates areas between two x values of each element, one for each series.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(data: data) {
      MarkTemplate(kind: .area, x: .range(xStart.plotted($0), xEnd.plotted($0)), y: .value(y.plotted($0)), series: series.plotted($0))
    }
  }

  /// Creates areas between two y values of each element, one for each series.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(data: data) {
      MarkTemplate(kind: .area, x: .value(x.plotted($0)), y: .range(yStart.plotted($0), yEnd.plotted($0)), series: series.plotted($0))
    }
  }
}
